import { type Rectangle, shareRow } from "#server/platform/pictures/geometry.ts";
import { labelsIn } from "./labels.ts";
import { type DocumentLine, type Piece, pieceOf, trimmed } from "./pieces.ts";
import type { ValueReader } from "./values.ts";

/** A line that goes on with a value begins under its first letter, at most so many heights below it; and one that may. */
const lineGap = 0.75;
export const widerLineGap = 1;
const alignment = 0.7;

/** What no name holds: an address of mail or of the web, also where its sign was misread as a letter. */
const address = /@|[\p{L}\d]\.\p{L}{2,}/u;

/**
 * The line that a name or place goes on in, if it does.
 * @param read Answers null for text that cannot belong to it
 * @param column lines of which none stands left of that one: it would be the label of something else
 * @param gap how far below it stands at most
 */
export function nextLine(
  pieces: readonly Piece[],
  lines: readonly DocumentLine[],
  read: ValueReader,
  column: readonly DocumentLine[],
  gap = lineGap,
): Piece | null {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return null;
  const bottom = last.box.y + last.box.height;
  for (const line of lines) {
    if (pieces.some((piece) => piece.line === line) || labelsIn(line).length > 0) continue;
    const { box } = line;
    const near = box.y > last.box.y + 0.5 * last.box.height && box.y - bottom < (gap - 0.4) * last.box.height;
    const aligned = Math.abs(box.x - first.box.x) < alignment * first.box.height;
    const alike = box.height > 0.7 * first.box.height && box.height < 1.4 * first.box.height;
    if (!near || !aligned || !alike) continue;
    const piece = trimmed(pieceOf(line));
    if (/\d/.test(piece.text) || address.test(piece.text) || !read(piece.text)) continue;
    if (column.some((other) => isLeftOf(other.box, box))) continue;
    return piece;
  }
  return null;
}

/** Whether a box stands in the row of another, left of it. */
const isLeftOf = (box: Rectangle, other: Rectangle): boolean =>
  shareRow(box, other) && box.x + box.width <= other.x;
