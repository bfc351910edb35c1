import { cutOut } from "#server/platform/pictures/cut-out.ts";
import {
  boundsAlong,
  boundsOf,
  fromUnitSquare,
  type Point,
  type Projection,
  projected,
  type Quad,
  type Rectangle,
  sidesOf,
} from "#server/platform/pictures/geometry.ts";
import { type Pixels, resized } from "#server/platform/pictures/pixels.ts";
import { detectLines, forDetection } from "./detect-lines.ts";
import type { OcrModels } from "./models.ts";
import { type ReadCharacter, recogniseLinesAs, textOf } from "./recognise-lines.ts";
import { runningAlong } from "./text-direction.ts";

/** A line of text as it was read. */
export interface ReadLine {
  text: string;
  /** Mean over its characters, 0 to 1. */
  confidence: number;
  characters: ReadCharacter[];
  /** The same, taken for a row of a machine-readable zone; only of lines that may be one. */
  asZone?: ReadCharacter[];
  /** Where it stands in the view: around it, and as it leans. */
  box: Rectangle;
  inView: Quad;
}

/** A part of a picture seen upright and straight from above. */
export interface TextView {
  width: number;
  height: number;
  lines: ReadLine[];
  /** From a point of the view to one of the picture. */
  toPicture: Projection;
}

/** The longer side of what the detection gets to see. */
export const detectionSide = 960;

/** A part of a picture seen upright and straight from above, of which is known where its lines stand. */
export interface LinedView extends Omit<TextView, "lines"> {
  quads: readonly Quad[];
}

/**
 * Finds the lines within a part of a picture.
 * @param side The longer side of the view, in points.
 */
export async function findLines(
  models: OcrModels,
  picture: Pixels,
  region: Quad,
  side: number,
): Promise<LinedView> {
  const { width: wide, height: high } = sidesOf(region);
  const scale = side / Math.max(wide, high);
  const width = Math.max(32, Math.round(wide * scale));
  const height = Math.max(32, Math.round(high * scale));
  const unit = fromUnitSquare(region);
  const view = seen(picture, region, width, height, scale);
  return {
    width,
    height,
    toPicture: ({ x, y }) => unit({ x: x / width, y: y / height }),
    quads: runningAlong(await detectLines(models, view, forDetection(view, side)), { x: 1, y: 0 }),
  };
}

/**
 * Reads lines of a view. Where nothing is read there is no line.
 * @param mayBeZone Whether they are taken for rows of a machine-readable zone as well.
 */
export async function readLines(
  models: OcrModels,
  picture: Pixels,
  { toPicture }: LinedView,
  quads: readonly Quad[],
  mayBeZone = false,
): Promise<ReadLine[]> {
  const places = quads.map((quad) => projected(quad, toPicture));
  const read = await recogniseLinesAs(models, picture, places, mayBeZone ? ["latin", "zone"] : ["latin"]);
  return read.flatMap(([characters = [], asZone], index): ReadLine[] => {
    const inView = quads[index];
    if (!inView || characters.length === 0) return [];
    const confidence = characters.reduce((sum, one) => sum + one.confidence, 0) / characters.length;
    const line = { text: textOf(characters), confidence, characters, box: boundsOf(inView), inView };
    return [asZone ? { ...line, asZone } : line];
  });
}

/** The part of the picture, made smaller first where it is much larger: a point must not stand for its neighbours. */
function seen(picture: Pixels, region: Quad, width: number, height: number, scale: number): Pixels {
  if (scale > 0.7) return cutOut(picture, region, width, height);
  const factor = scale * 1.2;
  const smaller = resized(picture, Math.round(picture.width * factor), Math.round(picture.height * factor));
  const shrunk = region.map(({ x, y }) => ({ x: x * factor, y: y * factor })) as unknown as Quad;
  return cutOut(smaller, shrunk, width, height);
}

/** What holds all points, along a direction, and some more around it. */
export function regionAround(points: readonly Point[], along: Point, margin: number): Quad {
  const [a, b, , d] = boundsAlong(points, along);
  const { width, height } = sidesOf(boundsAlong(points, along));
  const more = margin * Math.min(width, height);
  const down = { x: -along.y, y: along.x };
  const corner = (from: Point, u: number, v: number): Point => ({
    x: from.x + u * along.x + v * down.x,
    y: from.y + u * along.y + v * down.y,
  });
  return [
    corner(a, -more, -more),
    corner(b, more, -more),
    corner(b, more, height + more),
    corner(d, -more, more),
  ];
}
