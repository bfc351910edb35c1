import { distance, type Point, type Quad, sidesOf } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { FoundLine } from "./detect-lines.ts";
import type { OcrModels } from "./models.ts";
import { upsideDown } from "./read-direction.ts";
import { type ReadCharacter, recogniseLines } from "./recognise-lines.ts";

/** Lines at least so many times as long as high say which way text runs. */
const longLine = 3;
/** Longer lines are pressed together so much for the model that asks which way is up that it cannot tell. */
const tooLong = 14;
/** Lines that are asked for which way is up, and those that are read both ways where they do not agree. */
const asked = 6;
const readBothWays = 3;
/** How many times as long as high what is read of them is at most. */
const enoughToRead = 8;
/** So many characters, this sure in the mean of their squares, are not read in lines that stand on their heads. */
const [clearCharacters, clearSureness] = [12, 0.8];
/** How far a line may lean from all others, in radians, before it is taken for a pattern. */
const maxLean = 0.6;

/** A line of which is known where it stands. */
export type PlacedLine = Pick<FoundLine, "quad">;

/** The direction in which most text runs, either way; null where there is no line that says so. */
export function axisOf(lines: readonly PlacedLine[]): Point | null {
  let [x, y] = [0, 0];
  for (const { quad } of lines) {
    const { width, height } = sidesOf(quad);
    if (width < longLine * height) continue;
    const angle = angleOf(quad);
    // Twice the angle: a line and the same one read backwards are one axis.
    x += width * Math.cos(2 * angle);
    y += width * Math.sin(2 * angle);
  }
  if (x === 0 && y === 0) return null;
  const angle = Math.atan2(y, x) / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The direction in which a quad's first side runs, in radians, clockwise. */
export const angleOf = ([a, b]: Quad): number => Math.atan2(b.y - a.y, b.x - a.x);

/** The direction in which text is to be read, of the two along its axis. */
export async function directionOf(
  models: OcrModels,
  picture: Pixels,
  lines: readonly PlacedLine[],
): Promise<Point | null> {
  const axis = axisOf(lines);
  if (!axis) return null;
  const long = runningAlong(lines, axis)
    .filter((quad) => aspectOf(quad) >= longLine)
    .toSorted((a, b) => sidesOf(b).width - sidesOf(a).width);
  const clear = long.filter((quad) => aspectOf(quad) <= tooLong);
  const longest = clear.length >= readBothWays ? clear : long;
  const turned = await upsideDown(models, picture, longest.slice(0, asked));
  const back = { x: -axis.x, y: -axis.y };
  if (turned < 0.2) return axis;
  if (turned > 0.8) return back;
  const some = longest.slice(0, readBothWays).map((quad) => beginningOf(quad, enoughToRead));
  const [likelier, other] = turned < 0.5 ? [axis, back] : [back, axis];
  const read = async (along: Point) =>
    (await recogniseLines(models, picture, along === axis ? some : some.map(onItsHead))).flat();
  const first = await read(likelier);
  if (first.length >= clearCharacters && sureness(first) > clearSureness * first.length) return likelier;
  return sureness(first) >= sureness(await read(other)) ? likelier : other;
}

/**
 * The first words of a line: they tell as much as all of it, and are read in less time.
 * @param aspect How many times as long as high they are at most.
 */
export function beginningOf(quad: Quad, aspect: number): Quad {
  const [a, b, c, d] = quad;
  const part = Math.min(1, aspect / aspectOf(quad));
  const between = (from: Point, to: Point): Point => ({
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
  });
  return [a, between(a, b), between(d, c), d];
}

/** How many times as long as high a line is. */
export const aspectOf = (quad: Quad): number => sidesOf(quad).width / (sidesOf(quad).height || 1);

const onItsHead = ([a, b, c, d]: Quad): Quad => [c, d, a, b];

/** How sure the recognition is of what it read: the more characters and the surer each, the more. */
const sureness = (read: readonly ReadCharacter[]): number =>
  read.reduce((sum, { confidence }) => sum + confidence * confidence, 0);

/** The quads of lines that run along a direction, each beginning where its text does. Patterns across it are left out. */
export function runningAlong(lines: readonly PlacedLine[], along: Point): Quad[] {
  return lines.flatMap(({ quad }) => {
    const [a, b, c, d] = quad;
    const { width, height } = sidesOf(quad);
    // A few letters are as high as long: any side may be the first.
    const ways: Quad[] =
      width < 2 * height ? [quad, [b, c, d, a], [c, d, a, b], [d, a, b, c]] : [quad, onItsHead(quad)];
    const best = ways.reduce((one, other) => (leanOf(other, along) < leanOf(one, along) ? other : one));
    return leanOf(best, along) < maxLean ? [best] : [];
  });
}

function leanOf([a, b]: Quad, along: Point): number {
  const cosine = ((b.x - a.x) * along.x + (b.y - a.y) * along.y) / (distance(a, b) || 1);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}
