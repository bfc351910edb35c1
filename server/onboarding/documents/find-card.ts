import { areaOf, distance, type Point, type Quad } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { type EdgeMap, edgesOf } from "./edges.ts";
import { type StraightLine, straightLines } from "./straight-lines.ts";

/** Something with four straight edges that may be a document. */
export interface FoundCard {
  /** Its corners in the picture, clockwise from any of them. */
  corners: Quad;
  /** Part of its edges that is seen, 0 to 1. */
  support: number;
}

/** How much two opposite edges may lean against each other, and corners from a right angle: a camera held askew. */
const mostLean = (24 * Math.PI) / 180;
const mostSkew = (30 * Math.PI) / 180;
/** Longer by shorter side: of identity cards 1.59, pages of passports and certificates 1.42, seen at an angle. */
const [leastAspect, mostAspect] = [1.15, 2.15];
/** Least part of the picture, and of each edge and of all that has to be seen. */
const leastArea = 0.025;
const [leastEdge, leastSupport] = [0.22, 0.55];
const mostCards = 6;

/** The quads in a picture whose edges are seen best, the likeliest first. */
export function findCards(picture: Pixels): FoundCard[] {
  const edges = edgesOf(picture);
  const pairs = pairsOf(straightLines(edges), edges);
  const found: (FoundCard & { score: number })[] = [];
  for (const [index, first] of pairs.entries()) {
    for (const second of pairs.slice(index + 1)) {
      if (Math.abs(Math.abs(turnBetween(first.angle, second.angle)) - Math.PI / 2) > mostSkew) continue;
      const corners = cornersOf(first, second);
      if (!corners || !isPossible(corners, edges)) continue;
      const sides = sidesSeen(corners, edges);
      const support = sides.reduce((sum, side) => sum + side, 0) / 4;
      if (support < leastSupport || Math.min(...sides) < leastEdge) continue;
      const area = areaOf(corners) / (edges.width * edges.height);
      found.push({ corners, support, score: (support + 0.5 * Math.min(...sides)) * area ** 0.12 });
    }
  }
  const best: typeof found = [];
  for (const card of found.toSorted((a, b) => b.score - a.score)) {
    if (best.length >= mostCards) break;
    if (!best.some((other) => areSame(card.corners, other.corners))) best.push(card);
  }
  return best.map(({ corners, support }) => ({
    corners: corners.map(({ x, y }) => ({
      x: (x + 0.5) * edges.scale,
      y: (y + 0.5) * edges.scale,
    })) as unknown as Quad,
    support,
  }));
}

interface Pair {
  lines: readonly [StraightLine, StraightLine];
  angle: number;
}

/** Two lines that run nearly side by side. */
function pairsOf(lines: readonly StraightLine[], { width, height }: EdgeMap): Pair[] {
  const apart = 0.1 * Math.min(width, height);
  const centre = { x: width / 2, y: height / 2 };
  return lines.flatMap((first, index) =>
    lines.slice(index + 1).flatMap((second): Pair[] => {
      if (Math.abs(turnBetween(first.angle, second.angle)) > mostLean) return [];
      const gap = Math.abs(signedDistance(centre, first) - signedDistance(centre, second, first.angle));
      return gap < apart ? [] : [{ lines: [first, second], angle: first.angle }];
    }),
  );
}

/** Distance of a point from a line, with the sign that the line has in a direction. */
function signedDistance(point: Point, line: StraightLine, direction = line.angle): number {
  const value = point.x * Math.cos(line.angle) + point.y * Math.sin(line.angle) - line.offset;
  return Math.cos(line.angle - direction) < 0 ? -value : value;
}

/** The angle from one line to another, between minus a quarter turn and a quarter turn. */
function turnBetween(a: number, b: number): number {
  const turn = (((b - a) % Math.PI) + Math.PI) % Math.PI;
  return turn > Math.PI / 2 ? turn - Math.PI : turn;
}

function cornersOf({ lines: [a, b] }: Pair, { lines: [c, d] }: Pair): Quad | null {
  const corners = [meet(a, c), meet(a, d), meet(b, d), meet(b, c)];
  const [one, two, three, four] = corners;
  if (!one || !two || !three || !four) return null;
  const clockwise =
    (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x) > 0
      ? [one, two, three, four]
      : [one, four, three, two];
  return clockwise as unknown as Quad;
}

function meet(a: StraightLine, b: StraightLine): Point | null {
  const under = Math.sin(b.angle - a.angle);
  if (Math.abs(under) < 0.2) return null;
  return {
    x: (a.offset * Math.sin(b.angle) - b.offset * Math.sin(a.angle)) / under,
    y: (b.offset * Math.cos(a.angle) - a.offset * Math.cos(b.angle)) / under,
  };
}

function isPossible(corners: Quad, { width, height }: EdgeMap): boolean {
  const margin = 0.04 * Math.max(width, height);
  if (corners.some(({ x, y }) => x < -margin || y < -margin || x > width + margin || y > height + margin)) {
    return false;
  }
  if (areaOf(corners) < leastArea * width * height) return false;
  const [a, b, c, d] = corners;
  const lengths = [distance(a, b), distance(b, c), distance(c, d), distance(d, a)] as const;
  const [one, two] = [(lengths[0] + lengths[2]) / 2, (lengths[1] + lengths[3]) / 2];
  const aspect = Math.max(one, two) / Math.min(one, two);
  return aspect > leastAspect && aspect < mostAspect && Math.min(...lengths) > 0.45 * Math.min(one, two);
}

/** Which part of each side lies on an edge. Corners are round and left out. */
function sidesSeen(corners: Quad, { width, height, strength, angle }: EdgeMap): number[] {
  return corners.map((from, index) => {
    const to = corners[(index + 1) % 4] as Point;
    const length = distance(from, to);
    const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    const normal = Math.atan2(across.y, across.x);
    const samples = Math.max(8, Math.round(length / 3));
    let seen = 0;
    for (let sample = 0; sample < samples; sample++) {
      const place = 0.08 + (0.84 * sample) / (samples - 1);
      for (let off = -2; off <= 2; off++) {
        const x = Math.round(from.x + place * (to.x - from.x) + off * across.x);
        const y = Math.round(from.y + place * (to.y - from.y) + off * across.y);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const at = y * width + x;
        if (!strength[at] || Math.abs(turnBetween(normal, angle[at] as number)) > 0.3) continue;
        seen++;
        break;
      }
    }
    return seen / samples;
  });
}

/** Whether two quads are one, their corners lying near each other. */
function areSame(a: Quad, b: Quad): boolean {
  const near = 0.06 * Math.max(distance(a[0], a[2]), distance(b[0], b[2]));
  return a.every((corner) => b.some((other) => distance(corner, other) < near));
}
