import type { OcrModels } from "#server/platform/ocr/models.ts";
import type { TextView } from "#server/platform/ocr/read-text.ts";
import { recogniseLines, textOf } from "#server/platform/ocr/recognise-lines.ts";
import type { Quad, Rectangle } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { Candidate } from "./candidates.ts";

/** What remains of the doubt when a second reading says the same, and of the confidence when it does not. */
const doubtLeft = 0.4;
const confidenceLeft = 0.45;

/**
 * Reads the values once more, each cut out by itself and otherwise than before: what was read twice is surer, what
 * was read as something else is less sure.
 */
export async function readAgain(
  models: OcrModels,
  picture: Pixels,
  { toPicture }: TextView,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const pieces = [...new Set(candidates.flatMap(({ again }) => again?.pieces ?? []))];
  const quads = pieces.map(({ box }) => {
    const [a, b, c, d] = widened(box);
    return [toPicture(a), toPicture(b), toPicture(c), toPicture(d)] as const;
  });
  const read = await recogniseLines(models, picture, quads);
  const texts = new Map(pieces.map((piece, index) => [piece, textOf(read[index] ?? [])]));
  return candidates.map((candidate) => {
    const { again, confidence, value } = candidate;
    if (!again) return candidate;
    const second = again.read(again.pieces.map((piece) => texts.get(piece) ?? "").join(" "));
    const same = second !== null && compared(second.value) === compared(value);
    return {
      ...candidate,
      confidence: same ? 1 - (1 - confidence) * doubtLeft : confidence * confidenceLeft,
    };
  });
}

/** What counts when two readings are compared. */
export const compared = (value: string): string => value.toUpperCase().replace(/\s+/g, " ").trim();

/** A little lower and longer than the line was found. */
function widened({ x, y, width, height }: Rectangle): Quad {
  const [left, right] = [x - 0.25 * height, x + width + 0.25 * height];
  const [top, bottom] = [y + 0.02 * height, y + 1.06 * height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
