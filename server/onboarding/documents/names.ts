import type { Rectangle } from "#server/platform/pictures/geometry.ts";
import { type Candidate, spacingSureness } from "./candidates.ts";
import type { Found } from "./find-values.ts";
import { parted } from "./likely-words.ts";
import { nextLine, widerLineGap } from "./next-line.ts";
import { type DocumentLine, type Piece, surenessOf } from "./pieces.ts";
import { readName } from "./values.ts";

/** What is left of the confidence in a name below which a line stands that may belong to it. */
const perhapsMore = 0.6;

/** A name in one or more lines. */
export interface FoundName {
  value: string;
  confidence: number;
  pieces: readonly Piece[];
}

/**
 * A name under its label, with the lines that go on with it.
 * @param taken What is the value of another label
 */
export function wholeName(found: Found, lines: readonly DocumentLine[], taken: readonly Piece[]): FoundName {
  const pieces = [...found.passage.pieces];
  const free = lines.filter((line) => taken.every((piece) => piece.line !== line));
  const column = found.position === "right" ? lines : [];
  for (;;) {
    const next = nextLine(pieces, free, readName, column);
    if (!next) break;
    pieces.push(next);
  }
  const perhaps = nextLine(pieces, free, readName, column, widerLineGap);
  const texts = pieces.map(({ text }) => text);
  const value = readName(texts.join(" ")) ?? found;
  const characters = pieces.flatMap((piece) => piece.characters);
  const spacing = Math.min(...pieces.map((piece) => spacingSureness(piece.characters)));
  return {
    value: value.value,
    confidence:
      surenessOf(characters) * value.form * (1 - found.labelFault) * spacing * (perhaps ? perhapsMore : 1),
    pieces,
  };
}

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

/** What is left of the confidence in a name whose spaces follow from its words. */
const partedWorth = 0.8;

export function nameCandidate({ value, confidence, pieces }: FoundName): Candidate {
  const boxes: Rectangle[] = pieces.map(({ box }) => box);
  const apart = parted(value);
  return {
    name: "fullName",
    value: apart,
    confidence: apart === value ? confidence : confidence * partedWorth,
    boxes,
    again: { pieces, read: readName },
    proven: false,
  };
}
