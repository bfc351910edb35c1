import type { ReadCharacter } from "#server/platform/ocr/recognise-lines.ts";
import type { Candidate } from "./candidates.ts";

/**
 * From this confidence on a letter or digit is clear. A second look at the same blur mostly says the same, so two
 * readings that agree prove nothing of one that is not: `596602104` for `586602104`, read twice, with 60 and 69 %.
 */
const clear = 0.8;
/** The same where digits stand: 0 and O share what is sure of a circle, and which one it is follows from its place. */
const clearTwin = 0.6;
const twins = /[0O1Il]/;
/** From this likelihood on an apostrophe may have been lost: `LANGATA` for `LANG'ATA`, which was 26 % sure of one. */
const faintSign = 0.04;

/** What is left of the confidence of what nobody can see clearly. */
export const maxConfidenceOfUnclear = 0.85;

type Named = Pick<Candidate, "name" | "value">;

/**
 * Doubts values in which a letter or digit is hard to make out, and words in which an apostrophe is, however often they
 * are read: only a second source makes them sure again.
 */
export const doubtUnclear = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((candidate) => {
    const characters = candidate.again?.pieces.flatMap((piece) => [...piece.characters]) ?? [];
    return isUnclear(candidate, characters)
      ? { ...candidate, confidence: Math.min(candidate.confidence, maxConfidenceOfUnclear) }
      : candidate;
  });

/** Whether a value was read from characters of which one is hard to make out. */
export function isUnclear({ name, value }: Named, characters: readonly ReadCharacter[]): boolean {
  // `MALE` and `FEMALE` are told apart by more than one letter.
  const isSexInWords = name === "sex" && characters.length > 1;
  const hasDigits = /\d{3}/.test(value);
  const isHardToSee = ({ text, confidence }: ReadCharacter) =>
    /[\p{L}\d]/u.test(text) && confidence < (hasDigits && twins.test(text) ? clearTwin : clear);
  return (!isSexInWords && characters.some(isHardToSee)) || hasFaintSign({ value }, characters);
}

/** Whether an apostrophe may have been lost in a word. */
export const hasFaintSign = (
  { value }: Pick<Named, "value">,
  characters: readonly ReadCharacter[],
): boolean => /\p{L}{2}/u.test(value) && characters.some(({ signBeside = 0 }) => signBeside >= faintSign);
