import { linesOf, type DocumentText as PdfText } from "#server/platform/documents/document-text.ts";
import type { DocumentText } from "./document-text.ts";
import type { DocumentLine } from "./pieces.ts";

/** Letters are about so high, of the size of their font: above their line, and below it. */
const [above, below] = [0.8, 0.25];

/** The text that a PDF holds as such, as if it had been recognised without any doubt. */
export function fromTextLayer(pdf: PdfText): DocumentText {
  return {
    lines: linesOf(pdf).flatMap((line) =>
      line.segments.map(
        ({ text, x, width }): DocumentLine => ({
          characters: charactersOf(text),
          box: { x, y: line.y - above * line.size, width, height: (above + below) * line.size },
        }),
      ),
    ),
    zone: [],
  };
}

function charactersOf(text: string): DocumentLine["characters"] {
  const all = [...text];
  return all.flatMap((character, index) =>
    /\s/.test(character)
      ? []
      : [
          {
            text: character,
            confidence: 1,
            at: (index + 0.5) / all.length,
            spaceBefore: index > 0 && /\s/.test(all[index - 1] ?? "") ? 1 : 0,
          },
        ],
  );
}
