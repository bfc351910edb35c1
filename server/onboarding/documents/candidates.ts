import type { DocumentFieldName } from "#contract/onboarding/documents.ts";
import type { ReadCharacter } from "#server/platform/ocr/recognise-lines.ts";
import type { Rectangle } from "#server/platform/pictures/geometry.ts";
import type { Found } from "./find-values.ts";
import { type Piece, surenessOf } from "./pieces.ts";
import type { ValueReader } from "./values.ts";

/** What a field may be, and what speaks for it. */
export interface Candidate {
  name: DocumentFieldName;
  value: string;
  /** 0 to 1, by this reading alone. */
  confidence: number;
  boxes: readonly Rectangle[];
  /** What can be read once more; null for what is proven otherwise or stands in no single place. */
  again: { pieces: readonly Piece[]; read: ValueReader } | null;
  /** A check digit holds. */
  proven: boolean;
}

/** How much a value counts that stands below its label or beside it, or without one. */
const positionWorth = { inline: 1, right: 1, below: 1, unlabelled: 0.6 };

/** A value that was found by its label, as a candidate. */
export function candidateOf(name: DocumentFieldName, found: Found, read: ValueReader): Candidate {
  const { value, form, passage, labelFault, position } = found;
  return {
    name,
    value,
    confidence:
      surenessOf(passage.characters) *
      form *
      (1 - labelFault) *
      positionWorth[position] *
      (/\p{L}{4}/u.test(value) ? spacingSureness(passage.characters) : 1),
    boxes: passage.pieces.map(({ box }) => box),
    again: { pieces: passage.pieces, read },
    proven: false,
  };
}

/** A value that stands somewhere without a label. */
export function unlabelled(name: DocumentFieldName, piece: Piece, read: ValueReader): Candidate | null {
  const value = read(piece.text);
  return (
    value && {
      name,
      value: value.value,
      confidence: surenessOf(piece.characters) * value.form * positionWorth.unlabelled,
      boxes: [piece.box],
      again: { pieces: [piece], read },
      proven: false,
    }
  );
}

/** What is left of the confidence in words of which it is unsure where one ends. */
const unsureSpace = 0.6;

/** How sure spaces are: one that is seen faintly may be none, and the other way round. */
export const spacingSureness = (characters: readonly ReadCharacter[]): number =>
  characters.slice(1).some(({ spaceBefore }) => spaceBefore > 0.02 && spaceBefore < 0.12) ? unsureSpace : 1;
