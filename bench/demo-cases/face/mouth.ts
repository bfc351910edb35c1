import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Features } from "./features.ts";
import { type Ink, oval } from "./ink.ts";

/** Mouth and beard. */
export function drawMouth(
  context: SKRSContext2D,
  { eyes, nose, mouth, beard, tall, jaw }: Features,
  ink: Ink,
  smile: number,
  hair: string,
) {
  const y = eyes.y + nose.long + mouth.y;
  const lift = mouth.smile + smile;
  const wide = mouth.across * (1 + Math.max(0, lift) * 0.9);
  if (beard === "full" || beard === "goatee") {
    context.save();
    context.filter = "blur(1.5px)";
    context.globalAlpha = 0.9;
    context.fillStyle = hair;
    const reach = beard === "full" ? jaw * 0.98 : wide * 1.05;
    context.beginPath();
    context.moveTo(-reach, beard === "full" ? 0.25 : y);
    context.bezierCurveTo(-reach * 0.95, tall * 0.75, -0.4, tall * 1.06, 0, tall * 1.06);
    context.bezierCurveTo(0.4, tall * 1.06, reach * 0.95, tall * 0.75, reach, beard === "full" ? 0.25 : y);
    context.quadraticCurveTo(wide * 1.2, y - 0.12, wide * 0.9, y - 0.02);
    context.lineTo(-wide * 0.9, y - 0.02);
    context.quadraticCurveTo(-wide * 1.2, y - 0.12, -reach, beard === "full" ? 0.25 : y);
    context.fill();
    context.restore();
  }
  if (beard !== "none") {
    context.save();
    context.filter = "blur(1px)";
    context.fillStyle = hair;
    context.beginPath();
    context.moveTo(-wide * 1.05, y - 0.01);
    context.quadraticCurveTo(-wide * 0.4, y - 0.24, 0, y - 0.16);
    context.quadraticCurveTo(wide * 0.4, y - 0.24, wide * 1.05, y - 0.01);
    context.quadraticCurveTo(0, y - 0.13, -wide * 1.05, y - 0.01);
    context.fill();
    context.restore();
  }
  const lip = "hsl(4 34% 32%)";
  context.fillStyle = lip;
  context.beginPath();
  context.moveTo(-wide, y - lift * 0.6);
  context.quadraticCurveTo(-wide * 0.3, y - mouth.upper * 1.7, 0, y - mouth.upper);
  context.quadraticCurveTo(wide * 0.3, y - mouth.upper * 1.7, wide, y - lift * 0.6);
  context.quadraticCurveTo(0, y + mouth.lower * 2 + lift, -wide, y - lift * 0.6);
  context.fill();
  oval(context, 0, y + mouth.lower * 0.75, wide * 0.4, mouth.lower * 0.25, "hsl(4 40% 48% / 0.6)");
  if (mouth.teeth) {
    context.fillStyle = "#efe9df";
    context.beginPath();
    context.moveTo(-wide * 0.75, y - lift * 0.4);
    context.quadraticCurveTo(0, y + 0.02, wide * 0.75, y - lift * 0.4);
    context.quadraticCurveTo(0, y + mouth.lower * 1.1 + lift, -wide * 0.75, y - lift * 0.4);
    context.fill();
  }
  context.strokeStyle = "#2a0f0c";
  context.lineWidth = 0.025;
  context.beginPath();
  context.moveTo(-wide, y - lift * 0.6);
  context.quadraticCurveTo(0, y + 0.03 + lift * 0.6, wide, y - lift * 0.6);
  context.stroke();
  oval(context, 0, y + mouth.lower + 0.16, wide * 0.6, 0.05, ink(-12, 0.5));
}
