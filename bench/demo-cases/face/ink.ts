import type { SKRSContext2D } from "@napi-rs/canvas";

/** A colour of the skin, so much lighter or darker. */
export type Ink = (light: number, alpha?: number) => string;

export const oval = (
  context: SKRSContext2D,
  x: number,
  y: number,
  across: number,
  down: number,
  fill: string,
  turn = 0,
) => {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, across, down, turn, 0, 7);
  context.fill();
};
