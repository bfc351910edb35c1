import { areaOf, distance, type Point, type Quad } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { type EdgeMap, edgesOf } from "./edges.ts";
import { areOne, type StraightLine, straightLines } from "./straight-lines.ts";

/** Something with four straight edges that may be a document. */
export interface FoundCard {
  /** Its corners in the picture, clockwise from any of them. */
  corners: Quad;
  /** Part of its edges that is seen, 0 to 1. */
  support: number;
}

/** How much two opposite edges may lean against each other, and corners from a right angle: a camera held askew. */
const maxLean = (24 * Math.PI) / 180;
const maxSkew = (30 * Math.PI) / 180;
/** Longer by shorter side: of identity cards 1.59, pages of passports and certificates 1.42, seen at an angle. */
const [minAspect, maxAspect] = [1.15, 2.15];
/** Least part of the picture, and of each edge and of all that has to be seen. */
const minArea = 0.025;
const [minEdge, minSupport] = [0.22, 0.55];
const maxCards = 6;

/**
 * The quads in a picture whose edges are seen best, the likeliest first.
 * @param shown The same picture, smaller, where there is one.
 */
export function findCards(picture: Pixels, shown = picture): FoundCard[] {
  const { printed, bare } = edgesOf(picture, shown);
  const clear = straightLines(bare);
  const lines = [
    ...clear,
    ...straightLines(printed).filter((line) => !clear.some((other) => areOne(line, other))),
  ].map((line, index) => ({
    ...line,
    index,
    bare: seenAlong(line, bare),
    printed: seenAlong(line, printed),
  }));
  const crossings = crossingsOf(lines, bare);
  const pairs = pairsOf(lines, bare);
  const found: (FoundCard & { score: number })[] = [];
  for (const [index, first] of pairs.entries()) {
    for (let at = index + 1; at < pairs.length; at++) {
      const second = pairs[at] as Pair;
      if (Math.abs(Math.abs(turnBetween(first.angle, second.angle)) - Math.PI / 2) > maxSkew) continue;
      const corners = cornersOf(crossings, first, second);
      if (!corners || !isPossible(corners, bare)) continue;
      const sides = sidesSeen(crossings, first, second);
      const support = sides.reduce((sum, side) => sum + side, 0) / 4;
      if (support < minSupport || Math.min(...sides) < minEdge) continue;
      const area = areaOf(corners) / (bare.width * bare.height);
      found.push({ corners, support, score: (support + 0.5 * Math.min(...sides)) * area ** 0.12 });
    }
  }
  const best: typeof found = [];
  for (const card of found.toSorted((a, b) => b.score - a.score)) {
    if (best.length >= maxCards) break;
    if (!best.some((other) => areSame(card.corners, other.corners))) best.push(card);
  }
  return best.map(({ corners, support }) => ({
    corners: corners.map(({ x, y }) => ({
      x: (x + 0.5) * bare.scale,
      y: (y + 0.5) * bare.scale,
    })) as unknown as Quad,
    support,
  }));
}

/** A line, and how many of its points up to each lie on an edge, with print and without. */
interface SeenLine extends StraightLine {
  index: number;
  printed: Uint16Array;
  bare: Uint16Array;
}

interface Pair {
  lines: readonly [SeenLine, SeenLine];
  angle: number;
}

/** Two lines that run nearly side by side. */
function pairsOf(lines: readonly SeenLine[], { width, height }: EdgeMap): Pair[] {
  const apart = 0.1 * Math.min(width, height);
  const centre = { x: width / 2, y: height / 2 };
  return lines.flatMap((first, index) =>
    lines.slice(index + 1).flatMap((second): Pair[] => {
      if (Math.abs(turnBetween(first.angle, second.angle)) > maxLean) return [];
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

/** The angle from one line to another, between minus a quarter turn and a quarter turn. Both are below half a turn. */
function turnBetween(a: number, b: number): number {
  const turn = b - a;
  if (turn > Math.PI / 2) return turn - Math.PI;
  return turn < -Math.PI / 2 ? turn + Math.PI : turn;
}

/** Where two lines meet: the place, and how far along the first one it lies. */
interface Crossing extends Point {
  along: number;
}

type Crossings = (Crossing | null)[][];

/** Where each line meets each other one, not far outside of the picture. */
function crossingsOf(lines: readonly SeenLine[], { width, height }: EdgeMap): Crossings {
  const margin = 0.04 * Math.max(width, height);
  return lines.map((line) =>
    lines.map((other) => {
      const point = meet(line, other);
      if (!point) return null;
      const { x, y } = point;
      if (x < -margin || y < -margin || x > width + margin || y > height + margin) return null;
      return { x, y, along: y * Math.cos(line.angle) - x * Math.sin(line.angle) };
    }),
  );
}

function cornersOf(crossings: Crossings, { lines: [a, b] }: Pair, { lines: [c, d] }: Pair): Quad | null {
  const one = crossings[a.index]?.[c.index];
  const two = crossings[a.index]?.[d.index];
  const three = crossings[b.index]?.[d.index];
  const four = crossings[b.index]?.[c.index];
  if (!one || !two || !three || !four) return null;
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x) > 0
    ? [one, two, three, four]
    : [one, four, three, two];
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
  if (areaOf(corners) < minArea * width * height) return false;
  const [a, b, c, d] = corners;
  const lengths = [distance(a, b), distance(b, c), distance(c, d), distance(d, a)] as const;
  const [one, two] = [(lengths[0] + lengths[2]) / 2, (lengths[1] + lengths[3]) / 2];
  const aspect = Math.max(one, two) / Math.min(one, two);
  return aspect > minAspect && aspect < maxAspect && Math.min(...lengths) > 0.45 * Math.min(one, two);
}

/** How far from a line an edge may lie, in points, and how much it may lean. */
const [nearLine, sameLean] = [2, 0.3];

/** Where along a line there are edges: looked up once for all quads that it is a side of. */
function seenAlong(line: StraightLine, { width, height, strength, angle }: EdgeMap): Uint16Array {
  const across = { x: Math.cos(line.angle), y: Math.sin(line.angle) };
  const reach = reachOf({ width, height });
  const seen = new Uint16Array(2 * reach + 2);
  for (let at = 0; at <= 2 * reach; at++) {
    const along = at - reach;
    let found = 0;
    for (let off = -nearLine; off <= nearLine && !found; off++) {
      const x = Math.round((line.offset + off) * across.x - along * across.y);
      const y = Math.round((line.offset + off) * across.y + along * across.x);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const place = y * width + x;
      if (strength[place] && Math.abs(turnBetween(line.angle, angle[place] as number)) <= sameLean) found = 1;
    }
    seen[at + 1] = (seen[at] as number) + found;
  }
  return seen;
}

/** No point of the map lies further from its first one. */
const reachOf = ({ width, height }: Pick<EdgeMap, "width" | "height">) =>
  Math.ceil(1.2 * Math.hypot(width, height));

/** What an edge counts that may be one of print. */
const edgeOfPrint = 0.8;
/** Part of a side at its ends that is left out: corners are round. */
const corner = 0.08;

/** Which part of each side of the quad that two pairs of lines bound lies on an edge. */
function sidesSeen(crossings: Crossings, first: Pair, second: Pair): number[] {
  const between = ({ index, bare, printed }: SeenLine, [one, other]: Pair["lines"]) => {
    const middle = (bare.length - 2) / 2;
    const [a = 0, b = 0] = [one, other].map((end) => crossings[index]?.[end.index]?.along ?? 0);
    const from = Math.round(middle + Math.min(a, b) + corner * Math.abs(b - a));
    const to = Math.round(middle + Math.max(a, b) - corner * Math.abs(b - a));
    const share = (seen: Uint16Array) => ((seen[to + 1] ?? 0) - (seen[from] ?? 0)) / (to + 1 - from);
    return Math.max(share(bare), edgeOfPrint * share(printed));
  };
  return [
    ...first.lines.map((line) => between(line, second.lines)),
    ...second.lines.map((line) => between(line, first.lines)),
  ];
}

/** Whether two quads are one, their corners lying near each other. */
function areSame(a: Quad, b: Quad): boolean {
  const near = 0.06 * Math.max(distance(a[0], a[2]), distance(b[0], b[2]));
  return a.every((corner) => b.some((other) => distance(corner, other) < near));
}
