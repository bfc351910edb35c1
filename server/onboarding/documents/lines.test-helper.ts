import type { DocumentLine } from "./pieces.ts";

/** A line of a document as recognition gives it: text at a place, each letter 20 points wide. */
export function line(text: string, x: number, y: number, height = 30): DocumentLine {
  const all = [...text];
  return {
    characters: all.flatMap((character, index) =>
      character === " "
        ? []
        : [
            {
              text: character,
              confidence: 0.98,
              at: (index + 0.5) / all.length,
              spaceBefore: all[index - 1] === " " ? 0.9 : 0,
            },
          ],
    ),
    box: { x, y, width: 20 * all.length, height },
  };
}
