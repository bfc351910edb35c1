import { type Rectangle, shareRow } from "#server/platform/pictures/geometry.ts";
import { type Candidate, spacingSureness } from "./candidates.ts";
import type { Found } from "./find-values.ts";
import { labelsIn } from "./labels.ts";
import { type DocumentLine, type Piece, pieceOf, surenessOf, trimmed } from "./pieces.ts";
import { readName } from "./values.ts";

/** A name in one or more lines. */
export interface FoundName {
  value: string;
  confidence: number;
  pieces: readonly Piece[];
}

/** A line that goes on with a name begins under its first letter, at most so many heights below it. */
const lineGap = 0.75;
const alignment = 0.7;

/**
 * A name under its label, with the lines that go on with it.
 * @param taken What is the value of another label
 */
export function wholeName(found: Found, lines: readonly DocumentLine[], taken: readonly Piece[]): FoundName {
  const pieces = [...found.passage.pieces];
  const free = lines.filter((line) => taken.every((piece) => piece.line !== line));
  for (;;) {
    const next = continuation(pieces, free, found.position === "right" ? lines : []);
    if (!next) break;
    pieces.push(next);
  }
  const texts = pieces.map(({ text }) => text);
  const value = readName(texts.join(" ")) ?? found;
  const characters = pieces.flatMap((piece) => piece.characters);
  const spacing = Math.min(...pieces.map((piece) => spacingSureness(piece.characters)));
  return {
    value: value.value,
    confidence: surenessOf(characters) * value.form * (1 - found.labelFault) * spacing,
    pieces,
  };
}

/** What no name holds: an address of mail or of the web, also where its sign was misread as a letter. */
const address = /@|[\p{L}\d]\.\p{L}{2,}/u;

/**
 * The line that a name goes on in, if it does.
 * @param column lines of which none stands left of that one: it would be the label of something else
 */
function continuation(
  pieces: readonly Piece[],
  lines: readonly DocumentLine[],
  column: readonly DocumentLine[],
): Piece | null {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return null;
  const bottom = last.box.y + last.box.height;
  for (const line of lines) {
    if (pieces.some((piece) => piece.line === line) || labelsIn(line).length > 0) continue;
    const { box } = line;
    const near =
      box.y > last.box.y + 0.5 * last.box.height &&
      box.y - bottom < lineGap * last.box.height - 0.4 * last.box.height;
    const aligned = Math.abs(box.x - first.box.x) < alignment * first.box.height;
    const alike = box.height > 0.7 * first.box.height && box.height < 1.4 * first.box.height;
    if (!near || !aligned || !alike) continue;
    const piece = trimmed(pieceOf(line));
    if (/\d/.test(piece.text) || address.test(piece.text) || !readName(piece.text)) continue;
    if (column.some((other) => isLeftOf(other.box, box))) continue;
    return piece;
  }
  return null;
}

/** Whether a box stands in the row of another, left of it. */
const isLeftOf = (box: Rectangle, other: Rectangle): boolean =>
  shareRow(box, other) && box.x + box.width <= other.x;

const singleWorth = 0.6;

/** Two parts of a name in the order in which they are said. */
export function fullName(given: FoundName | null, surname: FoundName | null): FoundName | null {
  const one = given ?? surname;
  if (!one) return null;
  // Some have one name only; of others the second was not read.
  if (!given || !surname) return { ...one, confidence: one.confidence * singleWorth };
  return {
    value: `${given.value} ${surname.value}`,
    confidence: Math.min(given.confidence, surname.confidence),
    pieces: [...given.pieces, ...surname.pieces],
  };
}

export function nameCandidate({ value, confidence, pieces }: FoundName): Candidate {
  const boxes: Rectangle[] = pieces.map(({ box }) => box);
  return { name: "fullName", value, confidence, boxes, again: { pieces, read: readName }, proven: false };
}
