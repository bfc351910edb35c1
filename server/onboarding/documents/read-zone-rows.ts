import type { OcrModels } from "#server/platform/ocr/models.ts";
import type { ReadLine, TextView } from "#server/platform/ocr/read-text.ts";
import { type ReadCharacter, recogniseLines } from "#server/platform/ocr/recognise-lines.ts";
import {
  boundsAlong,
  boundsOf,
  distance,
  type Point,
  projected,
  type Quad,
  shareRow,
} from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { ZoneRow } from "./document-text.ts";
import { looksLikeRow } from "./zone.ts";

/** Characters in a row of a passport and of a card. */
const rowLengths = [44, 30];
/** Rows of one zone stand at most so many of their heights below the first one. */
const maxRowsApart = 4;
/** At most this part of a row that was found may stand beyond what was seen of it. */
const maxUnseen = 0.45;

/**
 * Reads the rows of a machine-readable zone, each as a whole and as nothing but what may stand there: once more, unless
 * all of its characters are there.
 */
export async function readZoneRows(models: OcrModels, picture: Pixels, view: TextView): Promise<ZoneRow[]> {
  const rows = rowsOf(view.lines);
  const quads = asLongAsEachOther(rows.map((parts) => wholeRow(parts)));
  const whole = rows.map(readWhole);
  const toRead = quads.filter((_, index) => !whole[index]);
  const read = await recogniseLines(
    models,
    picture,
    toRead.map((quad) => projected(quad, view.toPicture)),
    { alphabet: "zone" },
  );
  return quads.map((quad, index) => {
    const before = rows[index]?.flatMap(({ characters }) => characters) ?? [];
    const characters = fuller(whole[index] ?? read[toRead.indexOf(quad)] ?? [], before);
    return { box: boundsOf(quad), characters, text: characters.map(({ text }) => text).join("") };
  });
}

/** A row as it was read already, where it was found in one piece and has as many characters as it must. */
function readWhole([row, ...more]: readonly ReadLine[]): readonly ReadCharacter[] | null {
  if (!row?.asZone || more.length > 0) return null;
  return rowLengths.includes(row.asZone.length) ? row.asZone : null;
}

/** The second reading, unless it lost letters that the first one had. */
function fuller(second: readonly ReadCharacter[], first: readonly ReadCharacter[]): readonly ReadCharacter[] {
  const kept = first.filter(({ text }) => /^[A-Z0-9<]$/.test(text));
  const count = (characters: readonly ReadCharacter[]) =>
    characters.filter(({ text }) => text !== "<").length;
  return count(kept) > count(second) + 1 ? kept : second;
}

/** Lines that look like rows of a zone with what stands beside them, from above: long rows are found in pieces. */
function rowsOf(lines: readonly ReadLine[]): ReadLine[][] {
  const rows = lines.filter(({ text }) => looksLikeRow(text)).toSorted((a, b) => a.box.y - b.box.y);
  const taken = new Set<ReadLine>();
  return rows.flatMap((row) => {
    if (taken.has(row)) return [];
    const parts = lines.filter(
      (line) =>
        line === row ||
        (!taken.has(line) && shareRow(line.box, row.box) && /^[A-Z0-9<«\s]+$/.test(line.text)),
    );
    for (const part of parts) taken.add(part);
    return [parts.toSorted((a, b) => a.box.x - b.box.x)];
  });
}

/** The place of a whole row in the view: its last fillers are faint, but the row has as many characters as it must. */
function wholeRow(parts: readonly ReadLine[]): Quad {
  const longest = parts.reduce((one, other) => (other.box.width > one.box.width ? other : one));
  const [a, b] = longest.inView;
  const length = distance(a, b) || 1;
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const quad = boundsAlong(
    parts.flatMap(({ inView }) => inView),
    along,
  );
  const pitch = pitchOf(longest.characters) * length;
  const wide = distance(quad[0], quad[1]);
  const count = rowLengths.find(
    (one) => Math.abs(wide / pitch - one) < 0.28 * one && wide / pitch > 0.72 * one,
  );
  const more = count ? Math.max(0, (count + 0.5) * pitch - wide) : 0;
  if (more > 0.3 * wide) return quad;
  const further = (point: Point): Point => ({ x: point.x + along.x * more, y: point.y + along.y * more });
  return [quad[0], further(quad[1]), further(quad[2]), quad[3]];
}

/**
 * The rows of a zone begin and end below each other: where the first letters of one, or its last, were not seen as text,
 * the others tell where they stand.
 */
function asLongAsEachOther(quads: readonly Quad[]): Quad[] {
  return quads.map((quad) => {
    const [a, b, , d] = quad;
    const [wide, high] = [distance(a, b) || 1, distance(a, d) || 1];
    const along = { x: (b.x - a.x) / wide, y: (b.y - a.y) / wide };
    const place = ({ x, y }: Point) => (x - a.x) * along.x + (y - a.y) * along.y;
    const near = quads.filter(
      (other) =>
        distance(other[0], other[3]) < 1.5 * high &&
        Math.abs((other[0].y - a.y) * along.x - (other[0].x - a.x) * along.y) < maxRowsApart * high,
    );
    const before = Math.min(...near.map((other) => place(other[0])));
    const behind = Math.max(...near.map((other) => place(other[1]))) - wide;
    if (behind - before > maxUnseen * wide) return quad;
    const moved = ({ x, y }: Point, by: number): Point => ({ x: x + by * along.x, y: y + by * along.y });
    return [moved(a, before), moved(b, behind), moved(quad[2], behind), moved(d, before)];
  });
}

/** The usual distance from one character to the next, as a part of the line. */
function pitchOf(characters: readonly ReadCharacter[]): number {
  const steps = characters
    .slice(1)
    .map(({ at }, index) => at - (characters[index]?.at ?? 0))
    .toSorted((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 1;
}
