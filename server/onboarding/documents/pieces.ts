import { type ReadCharacter, textOf } from "#server/platform/ocr/recognise-lines.ts";
import type { Rectangle } from "#server/platform/pictures/geometry.ts";

/** A line of a document in its upright view. */
export interface DocumentLine {
  characters: readonly ReadCharacter[];
  box: Rectangle;
}

/** A part of a line, or all of it. Spaces are no characters of their own. */
export interface Piece {
  line: DocumentLine;
  from: number;
  to: number;
  text: string;
  characters: readonly ReadCharacter[];
  box: Rectangle;
}

/** The characters of a line from one place up to another. */
export function pieceOf(line: DocumentLine, from = 0, to = line.characters.length): Piece {
  const characters = line.characters.slice(from, to);
  const { x, width } = line.box;
  /** Between a character and the one before it; the ends of the line at its ends. */
  const edge = (index: number) => {
    const before = line.characters[index - 1];
    const after = line.characters[index];
    if (!before) return 0;
    return after ? (before.at + after.at) / 2 : 1;
  };
  const [start, end] = [edge(from), edge(to)];
  return {
    line,
    from,
    to,
    text: textOf(characters),
    characters,
    box: { ...line.box, x: x + start * width, width: (end - start) * width },
  };
}

/** The same without signs at its ends that belong to no value: `: 24685315` */
export function trimmed(piece: Piece): Piece {
  const isSign = (index: number) => /^[^\p{L}\d<]$/u.test(piece.line.characters[index]?.text ?? "");
  let { from, to } = piece;
  while (from < to && isSign(from)) from++;
  while (to > from && isSign(to - 1)) to--;
  return pieceOf(piece.line, from, to);
}

/** Several pieces side by side or one below the other, as one text. */
export interface Passage {
  text: string;
  characters: readonly ReadCharacter[];
  pieces: readonly Piece[];
}

export const passageOf = (pieces: readonly Piece[]): Passage => ({
  text: pieces.map(({ text }) => text).join(" "),
  characters: pieces.flatMap(({ characters }) => characters),
  pieces,
});

/** How sure the recognition is of characters: the least sure one counts as much as all others. */
export function surenessOf(characters: readonly ReadCharacter[]): number {
  if (characters.length === 0) return 0;
  const mean = characters.reduce((sum, { confidence }) => sum + confidence, 0) / characters.length;
  const least = Math.min(...characters.map(({ confidence }) => confidence));
  return (mean + least) / 2;
}
