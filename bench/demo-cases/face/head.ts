import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Features } from "./features.ts";
import { type Ink, oval } from "./ink.ts";

function headPath(context: SKRSContext2D, { tall, jaw, chin }: Features) {
  context.beginPath();
  context.moveTo(0, -tall);
  context.bezierCurveTo(0.72, -tall, 1.02, -tall * 0.55, 0.99, -0.05);
  context.bezierCurveTo(0.97, tall * 0.35, jaw, tall * 0.62, chin, tall * 0.93);
  context.quadraticCurveTo(0, tall * 1.1, -chin, tall * 0.93);
  context.bezierCurveTo(-jaw, tall * 0.62, -0.97, tall * 0.35, -0.99, -0.05);
  context.bezierCurveTo(-1.02, -tall * 0.55, -0.72, -tall, 0, -tall);
  context.closePath();
}

/** Neck and clothes. */
export function drawShoulders(context: SKRSContext2D, { tall, jaw }: Features, ink: Ink, cloth: string) {
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(-2.4, 3.2);
  context.bezierCurveTo(-2.2, tall + 0.75, -1.1, tall + 0.62, -0.62, tall + 0.34);
  context.lineTo(0.62, tall + 0.34);
  context.bezierCurveTo(1.1, tall + 0.62, 2.2, tall + 0.75, 2.4, 3.2);
  context.fill();
  const neck = Math.min(0.62, jaw * 0.66);
  context.fillStyle = ink(-7);
  context.beginPath();
  context.moveTo(-neck, 0.3);
  context.lineTo(-neck, tall + 0.3);
  context.quadraticCurveTo(0, tall + 0.85, neck, tall + 0.3);
  context.lineTo(neck, 0.3);
  context.fill();
  context.strokeStyle = "rgb(0 0 0 / 0.35)";
  context.lineWidth = 0.03;
  context.beginPath();
  context.moveTo(-neck, tall + 0.3);
  context.quadraticCurveTo(0, tall + 0.87, neck, tall + 0.3);
  context.stroke();
}

/** Ears and the head itself, with the light on it. */
export function drawHead(context: SKRSContext2D, features: Features, ink: Ink) {
  const { tall, lines } = features;
  for (const side of [-1, 1]) {
    oval(context, side * 1.0, 0.08, 0.13, 0.27, ink(-5), side * 0.15);
    oval(context, side * 1.02, 0.1, 0.06, 0.17, ink(-12));
  }
  headPath(context, features);
  const base = context.createRadialGradient(-0.3, -0.35, 0.15, 0, 0, tall * 1.15);
  base.addColorStop(0, ink(9));
  base.addColorStop(0.55, ink(2));
  base.addColorStop(1, ink(-12));
  context.fillStyle = base;
  context.fill();
  context.save();
  headPath(context, features);
  context.clip();
  context.filter = "blur(6px)";
  for (const side of [-1, 1]) {
    oval(context, side * 0.55, tall * 0.28, 0.26, 0.17, ink(7, 0.5), side * -0.4);
    oval(context, side * 0.72, tall * 0.55, 0.2, 0.4, ink(-14, 0.5), side * 0.5);
    oval(context, side * 0.42, -0.1, 0.32, 0.2, ink(-12, 0.55));
  }
  oval(context, 0, tall * 0.98, 0.5, 0.14, ink(-14, 0.6));
  oval(context, 0, -tall * 0.55, 0.55, 0.25, ink(8, 0.5));
  context.filter = "none";
  if (lines > 0) {
    context.strokeStyle = ink(-16, lines);
    context.lineWidth = 0.025;
    for (const row of [0, 1, 2]) {
      context.beginPath();
      context.moveTo(-0.45, -tall * 0.52 - row * 0.12);
      context.quadraticCurveTo(0, -tall * 0.56 - row * 0.12, 0.45, -tall * 0.52 - row * 0.12);
      context.stroke();
    }
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 0.3, tall * 0.25);
      context.quadraticCurveTo(side * 0.55, tall * 0.38, side * 0.52, tall * 0.58);
      context.stroke();
    }
  }
  context.restore();
}
