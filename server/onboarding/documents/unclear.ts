import type { ReadCharacter } from "#server/platform/ocr/recognise-lines.ts";
import type { Candidate } from "./candidates.ts";

/**
 * From this confidence on a letter or digit is clear. A second look at the same blur mostly says the same, so two
 * readings that agree prove nothing of one that is not: `596602104` for `586602104`, read twice, with 60 and 69 %.
 */
const clear = 0.8;
/** From this likelihood on an apostrophe may have been lost: `LANGATA` for `LANG'ATA`, which was 26 % sure of one. */
const faintSign = 0.04;

/** What is left of the confidence of what nobody can see clearly. */
const mostOfUnclear = 0.85;

/**
 * Doubts values in which a letter or digit is hard to make out, and words in which an apostrophe is, however often they
 * are read: only a second source makes them sure again.
 */
export const doubtUnclear = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((candidate) =>
    isUnclear(candidate)
      ? { ...candidate, confidence: Math.min(candidate.confidence, mostOfUnclear) }
      : candidate,
  );

const isUnclear = ({ name, value, again }: Candidate): boolean => {
  if (!again) return false;
  const characters = again.pieces.flatMap((piece) => [...piece.characters]);
  // `MALE` and `FEMALE` are told apart by more than one letter.
  const isWord = name === "sex" && characters.length > 1;
  return (
    (!isWord && characters.some(isHardToSee)) || (/\p{L}{2}/u.test(value) && characters.some(hasFaintSign))
  );
};

const isHardToSee = ({ text, confidence }: ReadCharacter) => /[\p{L}\d]/u.test(text) && confidence < clear;

const hasFaintSign = ({ signBeside = 0 }: ReadCharacter) => signBeside >= faintSign;
