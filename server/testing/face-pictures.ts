import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";

/** Faces of the photographs that face-api's package brings along, by picture and place. */
const people = {
  anne: { sample: 1, x: 1491, y: 230, size: 185 },
  anneAgain: { sample: 3, x: 1069, y: 240, size: 262 },
  beth: { sample: 6, x: 1166, y: 351, size: 226 },
} as const;

export type TestFace = keyof typeof people;

/** Every one of the six has several people on it. */
export async function groupPhotograph(sample: number): Promise<Buffer> {
  const description = findPackageJSON("@vladmandic/face-api", import.meta.url);
  if (!description) throw new Error("@vladmandic/face-api is not installed");
  return readFile(join(dirname(description), "demo", `sample${sample}.jpg`));
}

/** One person's face with some room around it. */
export async function portrait(name: TestFace, room = 0.45): Promise<Canvas> {
  const { sample, x, y, size } = people[name];
  const picture = await loadImage(await groupPhotograph(sample));
  const around = size * room;
  const side = Math.round(size + 2 * around);
  const canvas = createCanvas(side, side);
  canvas.getContext("2d").drawImage(picture, around - x, around - y);
  return canvas;
}

/** A card with a grey portrait, and beside it, smaller and paler, the second one that newer cards have. */
export function card(main: Canvas, second: Canvas, secondSize = 0.8): Canvas {
  const canvas = createCanvas(900, 570);
  const context = canvas.getContext("2d");
  context.fillStyle = "#dde6d2";
  context.fillRect(0, 0, 900, 570);
  context.filter = "grayscale(1) contrast(0.85)";
  context.drawImage(main, 40, 160, 220, 220);
  context.globalAlpha = 0.7;
  context.drawImage(second, 640, 260, 220 * secondSize, 220 * secondSize);
  return canvas;
}

/** The picture turned clockwise by some degrees, on a dark table. */
export function turned(picture: Canvas | Image, degrees: number): Canvas {
  const side = Math.ceil(Math.hypot(picture.width, picture.height));
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  context.fillStyle = "#5b4a3a";
  context.fillRect(0, 0, side, side);
  context.translate(side / 2, side / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** The picture out of focus. */
export function blurred(picture: Canvas, points: number): Canvas {
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.filter = `blur(${points}px)`;
  context.drawImage(picture, 0, 0);
  return canvas;
}

export const jpeg = (canvas: Canvas): Buffer => canvas.toBuffer("image/jpeg", 80);
