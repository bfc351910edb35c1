import type { Pixels } from "#server/platform/pictures/pixels.ts";

/** A picture in its own size and halved again and again, to take smaller views without flicker. */
export type Pyramid = readonly Pixels[];

export type Point = readonly [x: number, y: number];

/**
 * Where a view lies in a picture, turned and enlarged: its point (u, v) is the picture's point
 * (x + cos·u - sin·v, y + sin·u + cos·v). The length of (cos, sin) is how many points of the picture one of the view covers.
 */
export interface Placement {
  x: number;
  y: number;
  cos: number;
  sin: number;
}

/** Halves a picture until its longer side has fewer points than a network's input. */
export function pyramidOf(pixels: Pixels): Pyramid {
  const levels = [pixels];
  for (let last = pixels; Math.max(last.width, last.height) >= 256; ) {
    last = halved(last);
    levels.push(last);
  }
  return levels;
}

function halved({ data, width, height }: Pixels): Pixels {
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const smaller = new Uint8Array(half.width * half.height * 3);
  const right = width > 1 ? 3 : 0;
  const below = height > 1 ? width * 3 : 0;
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const from = (2 * y * width + 2 * x) * 3;
      for (let channel = from; channel < from + 3; channel += 1, to += 1) {
        const sum =
          at(data, channel) +
          at(data, channel + right) +
          at(data, channel + below) +
          at(data, channel + right + below);
        smaller[to] = (sum + 2) >> 2;
      }
    }
  }
  return { ...half, data: smaller };
}

const at = (data: Uint8Array, index: number) => data[index] ?? 0;

/** A view of `width` by `height` points, red, green and blue one after the other; black beyond the picture. */
export function takeView(
  pyramid: Pyramid,
  placement: Placement,
  width: number,
  height = width,
): Float32Array<ArrayBuffer> {
  const zoom = Math.hypot(placement.cos, placement.sin);
  const depth = Math.min(pyramid.length - 1, Math.max(0, Math.floor(Math.log2(zoom))));
  const level = pyramid[depth];
  const view = new Float32Array(width * height * 3);
  if (!level) return view;
  const shrink = 2 ** depth;
  const { data } = level;
  for (let v = 0, to = 0; v < height; v += 1) {
    for (let u = 0; u < width; u += 1, to += 3) {
      const [px, py] = toPicture(placement, [u + 0.5, v + 0.5]);
      const x = px / shrink - 0.5;
      const y = py / shrink - 0.5;
      const left = Math.floor(x);
      const top = Math.floor(y);
      if (left < -1 || top < -1 || left >= level.width || top >= level.height) continue;
      // Beyond the last row or column the edge goes on for half a point.
      const x0 = Math.max(0, left);
      const y0 = Math.max(0, top);
      const x1 = Math.min(level.width - 1, left + 1);
      const y1 = Math.min(level.height - 1, top + 1);
      const fx = x - left;
      const fy = y - top;
      for (let channel = 0; channel < 3; channel += 1) {
        const pick = (column: number, row: number) => at(data, (row * level.width + column) * 3 + channel);
        const upper = pick(x0, y0) * (1 - fx) + pick(x1, y0) * fx;
        const lower = pick(x0, y1) * (1 - fx) + pick(x1, y1) * fx;
        view[to + channel] = upper * (1 - fy) + lower * fy;
      }
    }
  }
  return view;
}

/** A point of the view in the picture. */
export const toPicture = ({ x, y, cos, sin }: Placement, [u, v]: Point): Point => [
  x + cos * u - sin * v,
  y + sin * u + cos * v,
];

/** The square view of `size` points around `centre`, turned by `angle`, that covers `extent` points of the picture. */
export function viewAround([cx, cy]: Point, extent: number, angle: number, size: number): Placement {
  const cos = (Math.cos(angle) * extent) / size;
  const sin = (Math.sin(angle) * extent) / size;
  const half = size / 2;
  return { x: cx - cos * half + sin * half, y: cy - sin * half - cos * half, cos, sin };
}

/** The placement that brings points of a view nearest to points of the picture (least squares, no reflection). */
export function fitPlacement(view: readonly Point[], picture: readonly Point[]): Placement {
  const from = middle(view);
  const to = middle(picture);
  let along = 0;
  let across = 0;
  let spread = 0;
  for (const [index, [u, v]] of view.entries()) {
    const [px, py] = picture[index] ?? to;
    const du = u - from[0];
    const dv = v - from[1];
    along += du * (px - to[0]) + dv * (py - to[1]);
    across += du * (py - to[1]) - dv * (px - to[0]);
    spread += du * du + dv * dv;
  }
  const cos = along / spread;
  const sin = across / spread;
  return { x: to[0] - cos * from[0] + sin * from[1], y: to[1] - sin * from[0] - cos * from[1], cos, sin };
}

/** The middle of some points. */
export const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The same view a little out of focus, `times` over: lines of a pattern and the grain of a camera weigh less. */
export function softened(view: Float32Array, side: number, times: number): Float32Array {
  let soft = view;
  for (let round = 0; round < times; round += 1) soft = blend(blend(soft, side, 3), side, side * 3);
  return soft;
}

/** Each number mixed with those `step` before and after it, in the line of `side` that it stands in: one part, two, one. */
function blend(view: Float32Array, side: number, step: number): Float32Array {
  const mixed = new Float32Array(view.length);
  for (let at = 0; at < view.length; at += 1) {
    const place = Math.floor(at / step) % side;
    const value = view[at] ?? 0;
    const before = place > 0 ? (view[at - step] ?? value) : value;
    const after = place < side - 1 ? (view[at + step] ?? value) : value;
    mixed[at] = (before + 2 * value + after) / 4;
  }
  return mixed;
}
