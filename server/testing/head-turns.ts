import { type Canvas, createCanvas } from "@napi-rs/canvas";

/** Where a head is in a picture: its middle, and its width. */
export interface Head {
  x: number;
  y: number;
  width: number;
}

/** How far it turns, in degrees: to the person's own left, and up. */
export interface Turn {
  yaw: number;
  pitch: number;
}

/** The picture as if the head in it had turned: an egg with a nose, which stands out of the picture. */
export const turnHead = (picture: Canvas, head: Head, turn: Turn): Canvas =>
  warp(picture, head, turn, depthOf(head));

/** The picture as if it had been turned itself, as a photograph held in the hand is. */
export const turnPicture = (picture: Canvas, head: Head, turn: Turn): Canvas =>
  warp(picture, head, turn, () => 0);

function depthOf({ x: cx, y: cy, width }: Head) {
  return (x: number, y: number): number => {
    const across = (x - cx) / (width * 0.62);
    const down = (y - cy) / (width * 0.85);
    const egg = Math.sqrt(Math.max(0, 1 - across ** 2 - down ** 2)) * width * 0.6;
    const nose = Math.exp(
      -(((x - cx) / (width * 0.1)) ** 2) - ((y - cy - width * 0.1) / (width * 0.16)) ** 2,
    );
    return egg + nose * width * 0.12;
  };
}

/** For each point of the new picture the point of the old one that has come there, found by nearing it step by step. */
function warp(
  picture: Canvas,
  { x: cx, y: cy }: Head,
  { yaw, pitch }: Turn,
  depth: (x: number, y: number) => number,
) {
  const { width, height } = picture;
  const from = picture.getContext("2d").getImageData(0, 0, width, height).data;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const result = context.createImageData(width, height);
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let x = column;
      let y = row;
      for (let step = 0; step < 12; step += 1) {
        const z = depth(x, y);
        x = cx + (column - cx - z * Math.sin(a)) / Math.cos(a);
        y = cy + (row - cy + z * Math.sin(b)) / Math.cos(b);
      }
      const to = (row * width + column) * 4;
      const nearest = (Math.round(clamp(y, height)) * width + Math.round(clamp(x, width))) * 4;
      for (let channel = 0; channel < 4; channel += 1)
        result.data[to + channel] = from[nearest + channel] ?? 0;
    }
  }
  context.putImageData(result, 0, 0);
  return canvas;
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
