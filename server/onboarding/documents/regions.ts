import type { IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { detectLines, type FoundLine, forDetection } from "#server/platform/ocr/detect-lines.ts";
import type { OcrModels } from "#server/platform/ocr/models.ts";
import { detectionSide, regionAround } from "#server/platform/ocr/read-text.ts";
import {
  aspectOf,
  axisOf,
  directionOf,
  type PlacedLine,
  runningAlong,
} from "#server/platform/ocr/text-direction.ts";
import { centreOf, distance, type Point, type Quad, sidesOf } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { findCards } from "./find-card.ts";

/** Where in a picture the document may be, its upper left corner first. */
export interface Region {
  quad: Quad;
  /** Its edges were seen; otherwise it is where the text stands. */
  edged: boolean;
  /** Lines that stand beside it. */
  outside: readonly PlacedLine[];
}

/** A document has at least so many lines. */
const minLines = 4;
/** How far a region goes beyond the edges that were found, and beyond the text, as a part of its shorter side. */
const [edgeMargin, textMargin] = [0.015, 0.05];
const maxRegions = 3;
/** What the detection gets to see where it finds no line at first. */
const closerSide = 1280;
/** Lines run over the edge of what is no document: at most this part of them may. */
const maxCut = 0.2;
/** Kinds of documents that have a machine-readable zone, and how many times as long as high its rows are at least. */
export const zoned: ReadonlySet<IdentityDocumentKind> = new Set(["id-back", "passport"]);
export const zoneRowAspect = 12;
/** The rows take nine tenths of its longer side; a finger may lie over their end. */
const rowPart = 0.75;
/** The nearest row stands within this part of the page from its edge: of a passport a tenth, of a card not much more. */
const zonePart = 0.22;
/** Where so much of the edges is seen something lies, and light or a finger may have parted the rows of its zone. */
const clearSupport = 0.85;

/**
 * The places where the document may be, the likeliest first; none where there is no text. Which way each is up is looked
 * for when it is asked for: mostly the first one is enough.
 */
export async function* regionsOf(
  models: OcrModels,
  picture: Pixels,
  kind: IdentityDocumentKind,
): AsyncGenerator<Region> {
  const shown = forDetection(picture, detectionSide);
  const seen = await detectLines(models, picture, shown);
  // Small print that lies askew comes apart into letters.
  const lines = axisOf(seen) ? seen : await detectLines(models, picture, forDetection(picture, closerSide));
  const all = lengthOf(lines);
  const cards = findCards(picture, shown)
    .map(({ corners, support }) => {
      const inside = lines.filter(({ quad }) => holds(corners, centreOf(quad)));
      const crossing = inside.filter(({ quad }) =>
        quad.some((corner) => !holds(grown(corners, 0.04), corner)),
      );
      const cut = lengthOf(crossing) / (lengthOf(inside) || 1);
      return { corners, support, inside, cut, score: support + 0.6 * (lengthOf(inside) / all) - cut };
    })
    .filter(({ cut }) => cut < maxCut)
    .filter(({ inside }) => inside.length >= minLines && (!zoned.has(kind) || inside.some(isZoneRow)))
    .toSorted((a, b) => b.score - a.score);
  // Edges of a portrait, of a stripe and of both pages of a booklet bound something else than what ends with a zone.
  const lastRows = ({ inside, corners }: (typeof cards)[number]) =>
    inside.filter((line) => endsPage(line, corners));
  const ending = cards.filter(
    (card) => !zoned.has(kind) || lastRows(card).some((line) => fills(line, card.corners)),
  );
  // A page without much at its end is the other page of a booklet.
  const clear = cards.filter(
    (card) =>
      !ending.includes(card) &&
      card.support > clearSupport &&
      lengthOf(lastRows(card)) > rowPart * longerSideOf(card.corners),
  );
  const others = cards.filter((card) => !ending.includes(card) && !clear.includes(card));
  const likely = [...ending, ...clear];
  const bounded = [...likely, ...others].slice(0, maxRegions - 1);
  // Where what ends best with a zone has none, the text around one is likelier to show it than what ends second best.
  const before = zoned.has(kind) ? Math.min(1, likely.length) : likely.length;
  yield* withinEdges(models, picture, lines, bounded.slice(0, before));
  yield* aroundText(models, picture, lines);
  yield* withinEdges(models, picture, lines, bounded.slice(before));
}

/** What edges bound, each seen the way its text runs. */
async function* withinEdges(
  models: OcrModels,
  picture: Pixels,
  lines: readonly FoundLine[],
  cards: readonly { corners: Quad; inside: readonly FoundLine[] }[],
): AsyncGenerator<Region> {
  for (const { corners, inside } of cards) {
    const along = await directionOf(models, picture, inside);
    if (!along) continue;
    const quad = grown(uprightQuad(corners, along), edgeMargin);
    yield { quad, edged: true, outside: lines.filter((line) => !holds(quad, centreOf(line.quad))) };
  }
}

/** Whether a line is as long as the rows of a zone are beside the longer side of their card. */
function fills({ quad }: FoundLine, corners: Quad): boolean {
  return sidesOf(quad).width > rowPart * longerSideOf(corners);
}

function longerSideOf(corners: Quad): number {
  const { width, height } = sidesOf(corners);
  return Math.max(width, height);
}

/** Whether a line stands as near to an edge of its card as rows of a zone do. */
function endsPage({ quad }: FoundLine, [a, b, c, d]: Quad): boolean {
  const centre = centreOf(quad);
  const along = { x: quad[1].x - quad[0].x, y: quad[1].y - quad[0].y };
  const lean = (from: Point, to: Point) =>
    Math.abs(along.x * (to.y - from.y) - along.y * (to.x - from.x)) / (distance(from, to) || 1);
  const [one, other] =
    lean(a, b) < lean(a, d) ? [[a, b] as const, [d, c] as const] : [[a, d] as const, [b, c] as const];
  const [near, far] = [distanceTo(centre, one), distanceTo(centre, other)].toSorted((p, q) => p - q) as [
    number,
    number,
  ];
  return near < zonePart * (near + far);
}

/** How far a point is from a straight line through two others. */
const distanceTo = ({ x, y }: Point, [from, to]: readonly [Point, Point]): number =>
  Math.abs((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / (distance(from, to) || 1);

/** Where the text stands, if there is any. */
async function* aroundText(
  models: OcrModels,
  picture: Pixels,
  lines: readonly FoundLine[],
): AsyncGenerator<Region> {
  const along = await directionOf(models, picture, lines);
  if (!along) return;
  const quads = runningAlong(lines, along);
  if (quads.length === 0) return;
  yield { quad: regionAround(quads.flat(), along, textMargin), edged: false, outside: [] };
}

/** Whether a line is as long as only the rows of a machine-readable zone are. */
const isZoneRow = ({ quad }: FoundLine) => aspectOf(quad) > zoneRowAspect;

const lengthOf = (lines: readonly FoundLine[]) =>
  lines.reduce((sum, { quad }) => sum + sidesOf(quad).width, 0);

/** The same corners with the one first where text begins. */
function uprightQuad(corners: Quad, along: Point): Quad {
  const [a, b, c, d] = corners;
  const ways: Quad[] = [corners, [b, c, d, a], [c, d, a, b], [d, a, b, c]];
  const closeness = ([p, q]: Quad) =>
    ((q.x - p.x) * along.x + (q.y - p.y) * along.y) / (Math.hypot(q.x - p.x, q.y - p.y) || 1);
  return ways.reduce((one, other) => (closeness(other) > closeness(one) ? other : one));
}

/** Further from its middle by a part of its size. */
function grown(quad: Quad, part: number): Quad {
  const centre = centreOf(quad);
  return quad.map(({ x, y }) => ({
    x: x + (x - centre.x) * 2 * part,
    y: y + (y - centre.y) * 2 * part,
  })) as unknown as Quad;
}

/** Whether a point lies within a quad whose corners run clockwise. */
export function holds(quad: Quad, point: Point): boolean {
  return quad.every((from, index) => {
    const to = quad[(index + 1) % 4] as Point;
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= 0;
  });
}
