import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Features } from "./features.ts";
import { oval } from "./ink.ts";

/** What is behind head and shoulders. */
export function drawHairBehind(context: SKRSContext2D, { hair, tall }: Features, colour: string) {
  if (hair === "long") {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(-1.22, -tall * 1.08, 2.44, tall * 2.3, 1.1);
    context.fill();
  }
  if (hair === "afro") oval(context, 0, -tall * 0.5, 1.5, tall * 0.98, colour);
  if (hair === "braids") {
    context.strokeStyle = colour;
    context.lineWidth = 0.16;
    context.lineCap = "round";
    for (let at = -6; at <= 6; at += 1) {
      if (Math.abs(at) < 4) continue;
      context.beginPath();
      context.moveTo(at * 0.15, -tall * 0.7);
      context.quadraticCurveTo(at * 0.24, 0, at * 0.21, tall * 1.35);
      context.stroke();
    }
  }
  if (hair === "headscarf") {
    context.fillStyle = "hsl(200 30% 34%)";
    context.beginPath();
    context.moveTo(0, -tall * 1.2);
    context.bezierCurveTo(1.5, -tall * 1.2, 1.35, tall * 0.7, 1.5, tall * 1.75);
    context.lineTo(-1.5, tall * 1.75);
    context.bezierCurveTo(-1.35, tall * 0.7, -1.5, -tall * 1.2, 0, -tall * 1.2);
    context.fill();
  }
}

/** What is on the head. */
export function drawHairBefore(context: SKRSContext2D, features: Features, colour: string) {
  const { hair, tall } = features;
  if (hair === "shaved") return;
  context.fillStyle = hair === "headscarf" ? "hsl(200 30% 38%)" : colour;
  const line = { short: 0.66, long: 0.72, afro: 0.68, braids: 0.78, headscarf: 0.66, receding: 0.9 }[hair];
  context.save();
  if (hair === "receding") context.globalAlpha = 0.85;
  context.beginPath();
  context.moveTo(-1.04, -0.12);
  context.bezierCurveTo(-1.12, -tall * 0.8, -0.75, -tall * 1.1, 0, -tall * 1.1);
  context.bezierCurveTo(0.75, -tall * 1.1, 1.12, -tall * 0.8, 1.04, -0.12);
  context.bezierCurveTo(0.98, -tall * 0.45, 0.8, -tall * line, 0, -tall * line);
  context.bezierCurveTo(-0.8, -tall * line, -0.98, -tall * 0.45, -1.04, -0.12);
  context.fill();
  if (hair === "braids") {
    context.strokeStyle = "hsl(20 12% 24%)";
    context.lineWidth = 0.025;
    for (let at = -4; at <= 4; at += 1) {
      context.beginPath();
      context.moveTo(at * 0.09, -tall * 1.09);
      context.lineTo(at * 0.2, -tall * (0.8 - Math.abs(at) * 0.05));
      context.stroke();
    }
  }
  context.restore();
}
