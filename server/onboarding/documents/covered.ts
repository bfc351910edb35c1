import type { TextView } from "#server/platform/ocr/read-text.ts";
import { cutOut } from "#server/platform/pictures/cut-out.ts";
import type { Quad, Rectangle } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { Candidate } from "./candidates.ts";

/** A value is looked at with what stands beside it: so many points high, and so many heights to either side. */
const lookHeight = 24;
const beside = 2.5;
/** It is taken apart into cells: of a letter's width within it, of a quarter of its height beside it. */
const besideCell = lookHeight / 4;
/** As far from it as so many cells something covers it; as near the picture's edge it is cut off. */
const [nearCells, edgeCells] = [4, 3];

/** Part of the ground's brightness by which what lies beside it differs in colour, and least difference where it is dark. */
const otherColour = 0.15;
const minDifference = 14;
/** Brightness of 0 to 255 of light in which nothing can be seen, also of its darkest points, and how much more it is than the ground. */
const [blinding, blindingDark, brighter] = [244, 232, 6];
/** Part of the contrast of letters that is lost where light begins to hide them. */
const faded = 0.6;

/** What is left of the confidence of a value of which a part may be hidden: half of it can look like a whole one. */
const maxConfidenceOfCovered = 0.85;

/** What a cell shows where no letters are, and its darkest points. */
interface Cell {
  colour: readonly [number, number, number];
  light: number;
  dark: number;
}

/** Doubts values of which a part may lie under a finger or a patch of light, or outside of the picture. */
export function doubtCovered(
  picture: Pixels,
  view: Pick<TextView, "toPicture">,
  candidates: readonly Candidate[],
): { candidates: Candidate[]; covered: boolean } {
  const boxes = new Map<Rectangle, boolean>();
  const isHidden = (box: Rectangle) => {
    const known = boxes.get(box) ?? isCovered(picture, view, box);
    boxes.set(box, known);
    return known;
  };
  let covered = false;
  const doubted = candidates.map((candidate) => {
    if (!candidate.again?.pieces.some(({ box }) => isHidden(box))) return candidate;
    covered = true;
    return { ...candidate, confidence: Math.min(candidate.confidence, maxConfidenceOfCovered) };
  });
  return { candidates: doubted, covered };
}

/** Whether something else than the ground that a value stands on begins right beside it, or the picture ends there. */
export function isCovered(
  picture: Pixels,
  { toPicture }: Pick<TextView, "toPicture">,
  { x, y, width, height }: Rectangle,
): boolean {
  const within = Math.max(1, Math.round((width / height) * lookHeight));
  const side = beside * lookHeight;
  const quad = [
    toPicture({ x: x - beside * height, y: y + 0.1 * height }),
    toPicture({ x: x + width + beside * height, y: y + 0.1 * height }),
    toPicture({ x: x + width + beside * height, y: y + 0.9 * height }),
    toPicture({ x: x - beside * height, y: y + 0.9 * height }),
  ] as const satisfies Quad;
  const seen = cutOut(picture, quad, within + 2 * side, lookHeight);
  const count = Math.max(1, Math.floor(within / lookHeight));
  const inside = Array.from({ length: count }, (_, at) =>
    cellOf(seen, side + (at * within) / count, within / count),
  );
  const left = Array.from({ length: side / besideCell }, (_, at) =>
    cellOf(seen, side - (at + 1) * besideCell, besideCell),
  );
  const right = Array.from({ length: side / besideCell }, (_, at) =>
    cellOf(seen, side + within + at * besideCell, besideCell),
  );
  const reach = (edgeCells * height) / 4;
  const ends = [
    { x: x - reach, y: y + height / 2 },
    { x: x + width + reach, y: y + height / 2 },
  ];
  if (ends.some((end) => isOutside(picture, toPicture(end)))) return true;
  const [first, last] = [inside[0] as Cell, inside.at(-1) as Cell];
  return (
    [
      [left.slice(0, nearCells), first, right],
      [right.slice(0, nearCells), last, left],
    ] as const
  ).some(
    ([near, end, away]) =>
      near.some((cell) => isOther(cell, end)) || shines(near, away) || fades(end, inside),
  );
}

const isOutside = ({ width, height }: Pixels, { x, y }: { x: number; y: number }) =>
  x < 0 || y < 0 || x > width || y > height;

/** Whether a cell has another colour than the ground beside it. Where it is lighter, a shadow ends or the card does. */
function isOther({ colour, light }: Cell, ground: Cell): boolean {
  if (light > ground.light) return false;
  const difference = Math.max(...colour.map((value, at) => Math.abs(value - (ground.colour[at] as number))));
  return difference > Math.max(minDifference, otherColour * ground.light);
}

/** Whether light hides what lies near, and the other side is darker: white paper shines everywhere. */
function shines(near: readonly Cell[], away: readonly Cell[]): boolean {
  const lights = away.map(({ light }) => light).toSorted((a, b) => a - b);
  const ground = lights[Math.floor(lights.length / 2)] ?? 0;
  return near.some(
    ({ light, dark }) => light >= blinding && dark >= blindingDark && light - ground > brighter,
  );
}

/** Whether the last letters of a value are much fainter than others of it. */
function fades(end: Cell, inside: readonly Cell[]): boolean {
  const contrastOf = ({ light, dark }: Cell) => light - dark;
  return inside.length >= 3 && contrastOf(end) < (1 - faded) * Math.max(...inside.map(contrastOf));
}

/** A part of a row, as high as it: the colour of its lighter points, between its letters. */
function cellOf({ data, width, height }: Pixels, from: number, wide: number): Cell {
  const points: { at: number; light: number }[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = Math.round(from); x < Math.round(from + wide); x++) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      points.push({ at, light: 0.3 * red + 0.59 * green + 0.11 * blue });
    }
  }
  points.sort((a, b) => a.light - b.light);
  // The brightest are reflections of single points.
  const ground = points.slice(Math.floor(0.5 * points.length), Math.ceil(0.9 * points.length));
  const mean = (channel: number) =>
    ground.reduce((sum, { at }) => sum + (data[at + channel] as number), 0) / (ground.length || 1);
  const colour = [mean(0), mean(1), mean(2)] as const;
  return {
    colour,
    light: 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2],
    dark: points[Math.floor(0.05 * points.length)]?.light ?? 0,
  };
}
