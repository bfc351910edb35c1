import {
  areaOf,
  boundsAlong,
  convexHull,
  distance,
  type Point,
  type Quad,
  sidesOf,
  smallestRectangle,
} from "#server/platform/pictures/geometry.ts";
import { type Pixels, resized } from "#server/platform/pictures/pixels.ts";
import type { OcrModels, Output } from "./models.ts";
import { type ColourScale, writePlanes } from "./tensor.ts";

/** A place in a picture where text stands. The first side of the quad runs along the line, either way. */
export interface FoundLine {
  quad: Quad;
  /** 0 to 1. */
  confidence: number;
}

const colours: ColourScale = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
/** The model halves its input five times. */
const step = 32;
/** From this probability on a point belongs to text, and from this mean on a patch of them is a line. */
const pointThreshold = 0.3;
const lineThreshold = 0.5;
/** The model marks the core of a line, which is narrower than its letters by this (Liao et al. 2020). */
const growth = 1.6;
/** Cores that are thinner hold no letters that could be read, in points of the model's output. */
const minSide = 3;
const maxLines = 400;

/**
 * A picture as the detection gets to see it.
 * @param side Points of the longer side: more finds smaller print and takes longer.
 */
export function forDetection(picture: Pixels, side: number): Pixels {
  const scale = Math.min(1.5, side / Math.max(picture.width, picture.height));
  const width = Math.max(step, Math.round((picture.width * scale) / step) * step);
  const height = Math.max(step, Math.round((picture.height * scale) / step) * step);
  return resized(picture, width, height);
}

/**
 * Finds the lines of text in a picture at any angle.
 * @param shown What the detection gets to see of it.
 * @returns places in points of the picture given
 */
export async function detectLines(models: OcrModels, picture: Pixels, shown: Pixels): Promise<FoundLine[]> {
  const { width, height } = shown;
  const input = new Float32Array(3 * width * height);
  writePlanes(shown, colours, input, width);
  const output = await models.run(models.detection, input, [1, 3, height, width]);
  const back = ({ x, y }: Point): Point => ({
    x: (x * picture.width) / width,
    y: (y * picture.height) / height,
  });
  return linesIn(output, width, height).map(({ quad: [a, b, c, d], confidence }) => ({
    quad: [back(a), back(b), back(c), back(d)],
    confidence,
  }));
}

/** The lines in a map of probabilities. */
function linesIn({ data }: Output, width: number, height: number): FoundLine[] {
  const seen = new Uint8Array(width * height);
  const lines: FoundLine[] = [];
  for (let start = 0; start < seen.length && lines.length < maxLines; start++) {
    if (seen[start] || (data[start] as number) <= pointThreshold) continue;
    const patch = patchFrom(data, seen, start, width, height);
    if (patch.sum / patch.size < lineThreshold) continue;
    const quad = grown(patch.edge);
    if (quad) lines.push({ quad, confidence: patch.sum / patch.size });
  }
  return lines;
}

/** The points of text that hang together with one: how many, their probabilities' sum, and the ends of their rows. */
function patchFrom(data: Float32Array, seen: Uint8Array, start: number, width: number, height: number) {
  const rows = new Map<number, [number, number]>();
  const waiting = [start];
  seen[start] = 1;
  let sum = 0;
  let size = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    sum += data[at] as number;
    size++;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= width * height || seen[next] || (data[next] as number) <= pointThreshold)
        continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  const edge = [...rows].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
  return { sum, size, edge };
}

/** The rectangle of a line around its core; null where the core is too thin. */
function grown(edge: Point[]): Quad | null {
  const core = smallestRectangle(edge);
  if (!core) return null;
  const { width, height } = sidesOf(core);
  if (Math.min(width, height) < minSide) return null;
  const margin = (areaOf(convexHull(core)) * growth) / (2 * (width + height));
  const [a, b, , d] = core;
  const along = { x: (b.x - a.x) / width, y: (b.y - a.y) / width };
  const down = { x: (d.x - a.x) / height, y: (d.y - a.y) / height };
  const wider = core.flatMap(({ x, y }) =>
    [-margin, margin].flatMap((u) =>
      [-margin, margin].map((v) => ({ x: x + u * along.x + v * down.x, y: y + u * along.y + v * down.y })),
    ),
  );
  return lyingQuad(boundsAlong(wider, along));
}

/** The same rectangle with its first side along the longer one. */
function lyingQuad(quad: Quad): Quad {
  const [a, b, c, d] = quad;
  return distance(a, b) >= distance(a, d) ? quad : [b, c, d, a];
}
