import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Features } from "./features.ts";
import { type Ink, oval } from "./ink.ts";

export function drawNose(context: SKRSContext2D, { eyes, nose }: Features, ink: Ink) {
  const tip = eyes.y + nose.long;
  context.save();
  context.filter = "blur(3px)";
  for (const side of [-1, 1]) {
    context.strokeStyle = ink(-13, 0.55);
    context.lineWidth = 0.06;
    context.beginPath();
    context.moveTo(side * nose.bridge, eyes.y - 0.06);
    context.quadraticCurveTo(side * nose.bridge, tip - 0.2, side * nose.across * 0.9, tip - 0.02);
    context.stroke();
  }
  oval(context, 0, (eyes.y + tip) / 2, nose.bridge * 0.55, nose.long * 0.4, ink(10, 0.6));
  oval(context, 0, tip - 0.03, nose.across * 0.42, 0.09, ink(9, 0.7));
  oval(context, 0, tip + 0.11, nose.across, 0.06, ink(-16, 0.6));
  context.restore();
  for (const side of [-1, 1]) {
    oval(context, side * nose.across * 0.72, tip + 0.01, nose.across * 0.36, 0.085, ink(-4));
    oval(context, side * nose.across * 0.45, tip + 0.06, nose.across * 0.2, 0.032, ink(-26), side * 0.3);
    context.strokeStyle = ink(-20, 0.8);
    context.lineWidth = 0.02;
    context.beginPath();
    context.arc(side * nose.across * 0.75, tip, nose.across * 0.36, side > 0 ? -1 : 2.2, side > 0 ? 1 : 4.1);
    context.stroke();
  }
}
