import type { Point, Quadrilateral } from "../truth.ts";

/** A projective mapping of the plane, row by row; the last number is 1. */
export type Mapping = readonly [number, number, number, number, number, number, number, number, number];

export function apply(mapping: Mapping, x: number, y: number): Point {
  const [a, b, c, d, e, f, g, h, i] = mapping;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** The mapping of a rectangle from the origin onto a quadrilateral (Heckbert, 1989). */
export function ontoQuadrilateral(width: number, height: number, corners: Quadrilateral): Mapping {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const denominator = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / denominator;
  const h = (dx1 * sy - sx * dy1) / denominator;
  return [
    (x1 - x0 + g * x1) / width,
    (x3 - x0 + h * x3) / height,
    x0,
    (y1 - y0 + g * y1) / width,
    (y3 - y0 + h * y3) / height,
    y0,
    g / width,
    h / height,
    1,
  ];
}

export function inverse([a, b, c, d, e, f, g, h, i]: Mapping): Mapping {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export const cornersOf = (x: number, y: number, width: number, height: number): Quadrilateral => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const bounds = (corners: readonly Point[]) => {
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
};

/** How a sheet is held before a camera: turns in degrees. */
export interface Pose {
  /** Clockwise in the picture. */
  roll: number;
  /** Away from the camera at the upper edge, and at the right. */
  pitch: number;
  yaw: number;
}

/** Corners of a sheet seen by a camera, around the origin, in no unit that matters. */
export function seen(width: number, height: number, { roll, pitch, yaw }: Pose): Quadrilateral {
  const [cosRoll, sinRoll] = turn(roll);
  const [cosPitch, sinPitch] = turn(pitch);
  const [cosYaw, sinYaw] = turn(yaw);
  const distance = 2.2 * Math.max(width, height);
  const project = ([x, y]: Point): Point => {
    const depthOfX = x * sinYaw;
    const depth = distance + depthOfX * cosPitch - y * sinPitch;
    const [flatX, flatY] = [x * cosYaw, y * cosPitch + depthOfX * sinPitch];
    const share = distance / depth;
    return [(flatX * cosRoll - flatY * sinRoll) * share, (flatX * sinRoll + flatY * cosRoll) * share];
  };
  const [a, b, c, d] = cornersOf(-width / 2, -height / 2, width, height);
  return [project(a), project(b), project(c), project(d)];
}

const turn = (degrees: number): [cosine: number, sine: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};

/** Scales and moves a quadrilateral. */
export const moved = (corners: Quadrilateral, scale: number, x: number, y: number): Quadrilateral => {
  const at = ([across, down]: Point): Point => [across * scale + x, down * scale + y];
  return [at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3])];
};

/** By how much the upper edge is turned clockwise, in degrees from 0 to 360. */
export function rotationOf([[x0, y0], [x1, y1]]: Quadrilateral): number {
  const degrees = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
