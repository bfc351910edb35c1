import type { OcrModels } from "#server/platform/ocr/models.ts";
import type { TextView } from "#server/platform/ocr/read-text.ts";
import { type ReadCharacter, recogniseLines, textOf } from "#server/platform/ocr/recognise-lines.ts";
import { projected, type Quad, type Rectangle } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { Candidate } from "./candidates.ts";
import { hasFaintSign, isUnclear, maxConfidenceOfUnclear } from "./unclear.ts";

/** What remains of the doubt when a second reading says the same, and of the confidence when it does not. */
const doubtLeft = 0.4;
const confidenceLeft = 0.45;
/** The same where only the spaces differ. */
const spacingLeft = 0.8;
/** Shown wider, letters come apart and spaces are seen better. */
const stretch = 1.3;

/**
 * Reads the values once more, each cut out by itself and otherwise than before: what was read twice is surer, what
 * was read as something else is less sure.
 */
export async function readAgain(
  models: OcrModels,
  picture: Pixels,
  { toPicture }: Pick<TextView, "toPicture">,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const proven = new Set(candidates.flatMap((one) => (one.proven ? [`${one.name} ${one.value}`] : [])));
  /** What a check digit proves needs no second reading. */
  const toRead = ({ name, value, again }: Candidate) => (proven.has(`${name} ${value}`) ? null : again);
  const pieces = [...new Set(candidates.flatMap((one) => toRead(one)?.pieces ?? []))];
  const quads = pieces.map(({ box }) => projected(widened(box), toPicture));
  const read = await recogniseLines(models, picture, quads, { stretch });
  const seen = new Map(pieces.map((piece, index) => [piece, read[index] ?? []]));
  return candidates.map((candidate) => {
    const { confidence, value } = candidate;
    const again = toRead(candidate);
    if (!again) return candidate;
    const characters = again.pieces.map((piece) => seen.get(piece) ?? []);
    const second = again.read(characters.map(textOf).join(" "));
    if (second === null) return { ...candidate, confidence: confidence * confidenceLeft };
    if (compared(second.value) === compared(value)) {
      const surer = 1 - (1 - confidence) * doubtLeft;
      const sure = isSeenClearly(candidate, characters.flat());
      return { ...candidate, confidence: sure ? surer : Math.min(surer, maxConfidenceOfUnclear) };
    }
    if (joined(second.value) !== joined(value)) {
      return { ...candidate, confidence: confidence * confidenceLeft };
    }
    // Spaces are overlooked more often than they are seen where there are none.
    const apart = wordsOf(second.value) > wordsOf(value) ? second.value : value;
    return { ...candidate, value: apart, confidence: confidence * spacingLeft };
  });
}

/** Whether the second reading is a witness. Of a place, which is one of few, it need not see every letter. */
const isSeenClearly = (candidate: Candidate, characters: readonly ReadCharacter[]): boolean =>
  candidate.name === "district" || candidate.name === "placeOfIssue"
    ? !hasFaintSign(candidate, characters)
    : !isUnclear(candidate, characters);

const joined = (value: string) => compared(value).replace(/ /g, "");
const wordsOf = (value: string) => value.split(" ").length;

/** What counts when two readings are compared. */
const compared = (value: string): string => value.toUpperCase().replace(/\s+/g, " ").trim();

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
