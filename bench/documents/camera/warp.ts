import type { Canvas } from "@napi-rs/canvas";
import type { Quadrilateral } from "../truth.ts";
import { bounds, inverse, ontoQuadrilateral } from "./geometry.ts";

/** Lays a sheet into a scene so that its corners come to the given ones. */
export function layInto(scene: Canvas, sheet: Canvas, corners: Quadrilateral): void {
  const box = bounds(corners);
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.min(scene.width, Math.ceil(box.left + box.width)) - left;
  const height = Math.min(scene.height, Math.ceil(box.top + box.height)) - top;
  const context = scene.getContext("2d");
  const into = context.getImageData(left, top, width, height);
  const from = sheet.getContext("2d").getImageData(0, 0, sheet.width, sheet.height);
  const source = from.data;
  const target = into.data;
  const back = inverse(ontoQuadrilateral(sheet.width, sheet.height, corners));
  const [a, b, c, d, e, f, g, h, i] = back;
  const lastX = sheet.width - 1.001;
  const lastY = sheet.height - 1.001;
  const stride = sheet.width * 4;
  for (let y = 0; y < height; y += 1) {
    const down = y + top + 0.5;
    for (let x = 0; x < width; x += 1) {
      const across = x + left + 0.5;
      const depth = g * across + h * down + i;
      const u = (a * across + b * down + c) / depth - 0.5;
      const v = (d * across + e * down + f) / depth - 0.5;
      if (u < 0 || v < 0 || u > lastX || v > lastY) continue;
      const at = (v | 0) * stride + (u | 0) * 4;
      const [right, below] = [u - (u | 0), v - (v | 0)];
      const upperLeft = (1 - right) * (1 - below);
      const upperRight = right * (1 - below);
      const lowerLeft = (1 - right) * below;
      const lowerRight = right * below;
      const mix = (channel: number) =>
        upperLeft * (source[at + channel] ?? 0) +
        upperRight * (source[at + 4 + channel] ?? 0) +
        lowerLeft * (source[at + stride + channel] ?? 0) +
        lowerRight * (source[at + stride + 4 + channel] ?? 0);
      const cover = mix(3) / 255;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        target[to + channel] = cover * mix(channel) + (1 - cover) * (target[to + channel] ?? 0);
      }
    }
  }
  context.putImageData(into, left, top);
}
