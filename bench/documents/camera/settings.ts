import type { Chance } from "#server/seed/content/random.ts";
import type { Condition } from "../truth.ts";
import type { SurfaceName } from "./surfaces.ts";

/** How a document is laid and held for a picture. */
export interface Setting {
  surfaces: readonly SurfaceName[];
  /** Most other things on the table. */
  things: number;
  /** Part of the picture's width or height that the document takes. */
  fill: readonly [number, number];
  /** How far the document is turned clockwise, in degrees. */
  roll(chance: Chance): number;
  /** How far the camera leans, at most, in degrees. */
  lean: number;
  /** Quality of the JPEG file. */
  quality: readonly [number, number];
}

const around = (middle: number, spread: number) => (chance: Chance) =>
  middle + spread * (2 * chance.next() - 1);
const eitherWay = (least: number, most: number) => (chance: Chance) =>
  (chance.happens(0.5) ? 1 : -1) * (least + (most - least) * chance.next());

const flat: Setting = {
  surfaces: ["glass"],
  things: 0,
  fill: [0.86, 0.97],
  roll: around(0, 0),
  lean: 0,
  quality: [84, 95],
};

const phone: Setting = {
  surfaces: ["wood", "desk", "desk", "tiles", "concrete", "dark", "cloth"],
  things: 1,
  fill: [0.55, 0.95],
  roll: around(0, 5),
  lean: 7,
  quality: [70, 88],
};

const upsideDown = around(180, 7);

/** The setting of each condition; what the camera adds to it stands in `photograph.ts`. */
export const settings: Record<Condition, Setting> = {
  clean: flat,
  scan: { ...flat, fill: [0.4, 0.85], roll: around(0, 1.6), quality: [74, 88] },
  photocopy: { ...flat, fill: [0.45, 0.85], roll: around(0, 2.5), quality: [70, 85] },
  "slight-rotation": { ...flat, surfaces: ["glass", "desk"], fill: [0.7, 0.92], roll: eitherWay(3, 11) },
  "pdf-text": flat,
  "pdf-scan": { ...flat, fill: [1, 1], roll: around(0, 1.2), quality: [60, 80] },
  turned: { ...phone, roll: (chance) => chance.pick([90, 270, 90, 270, 180]) + around(0, 3)(chance) },
  "upside-down": { ...phone, roll: upsideDown },
  tilted: { ...phone, roll: eitherWay(12, 40), fill: [0.6, 0.95] },
  perspective: { ...phone, lean: 30, fill: [0.6, 0.95] },
  table: { ...phone, surfaces: ["wood", "cloth", "newspaper", "tiles"], things: 8, fill: [0.32, 0.65] },
  fingers: phone,
  motion: phone,
  defocus: phone,
  glare: phone,
  shadow: phone,
  dim: phone,
  "low-resolution": { ...phone, lean: 4, fill: [0.82, 0.95] },
  compressed: { ...phone, quality: [38, 58] },
  screen: { ...phone, surfaces: ["monitor"], things: 0, fill: [0.5, 0.8], lean: 10 },
  "spoiled-blur": phone,
  "spoiled-dark": phone,
  "spoiled-glare": phone,
  "spoiled-cut": phone,
};
