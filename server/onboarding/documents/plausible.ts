import { nairobiDay, nairobiYear } from "#contract/core/clock.ts";
import type { PictureQuality } from "#contract/onboarding/documents.ts";
import type { Candidate } from "./candidates.ts";
import { isKnownName, isLikelyName, isLikelyPlace } from "./likely-words.ts";
import type { MergedField } from "./merge.ts";

/** What is left of the confidence of dates that cannot all be right. */
const impossible = 0.4;
/** Identity cards are given out from eighteen on, passports at any age; nobody who joins was born before. */
const maxAge = 115;

/** Doubts dates that do not fit each other or today: born, then issued, then expired. */
export function plausible(fields: readonly MergedField[], today = new Date()): MergedField[] {
  const dateOf = (name: MergedField["name"]) => fields.find((field) => field.name === name)?.value;
  const [birth, issue, expiry] = [dateOf("dateOfBirth"), dateOf("dateOfIssue"), dateOf("dateOfExpiry")];
  const now = nairobiDay(today);
  const oldest = `${nairobiYear(today) - maxAge}${now.slice(4)}`;
  const odd = new Set<MergedField["name"]>();
  if (birth && (birth > now || birth < oldest)) odd.add("dateOfBirth");
  if (issue && issue > now) odd.add("dateOfIssue");
  for (const [earlier, later] of [
    ["dateOfBirth", "dateOfIssue"],
    ["dateOfBirth", "dateOfExpiry"],
    ["dateOfIssue", "dateOfExpiry"],
  ] as const) {
    const [first, second] = [dateOf(earlier), dateOf(later)];
    if (first && second && first >= second) odd.add(earlier).add(later);
  }
  if (expiry && issue && Number(expiry.slice(0, 4)) - Number(issue.slice(0, 4)) > 20) odd.add("dateOfExpiry");
  return fields.map((field) =>
    odd.has(field.name) ? { ...field, confidence: field.confidence * impossible } : field,
  );
}

/** What is left of the confidence of what was read in a picture that asks for another one. */
const ofUnclearPicture = 0.88;

/**
 * In a poor picture nothing is certain but what a check digit proves: half a value can look like a whole one. Where
 * another document of the same kind lies beside it nothing is, for nobody can tell which one is meant.
 */
export const doubted = (
  fields: readonly MergedField[],
  verdict: PictureQuality["verdict"],
  oneOfSeveral: boolean,
): MergedField[] =>
  fields.map((field) =>
    oneOfSeveral || (verdict === "poor" && !field.proven)
      ? { ...field, confidence: field.confidence * ofUnclearPicture }
      : field,
  );

/** What is left of the confidence in words that were probably misread. */
const unlikelyWords = 0.8;
/** Names that nobody has listed are sure only from this confidence on, and what is left of it below. */
const sureOfUnknown = 0.97;
const unknownWords = 0.9;

/**
 * The most that the print of a name is worth by itself: it has no check digit and no shape that proves it, and nearly
 * all that was ever wrong and sure was a name (docs/decisions/033-reading-documents.md).
 */
const maxConfidenceOfName = 0.89;

/**
 * Doubts printed names, and places in which letters stand that hardly any has there: they have no check digit, and what
 * is misread once may be misread twice. Where a zone says the same they are sure again.
 */
export const doubtUnlikely = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((candidate) => {
    if (candidate.again === null) return candidate;
    const confidence = candidate.confidence * likelihoodOf(candidate);
    return {
      ...candidate,
      confidence: candidate.name === "fullName" ? Math.min(confidence, maxConfidenceOfName) : confidence,
    };
  });

function likelihoodOf({ name, value, confidence }: Candidate): number {
  if (name === "district" || name === "placeOfIssue") return isLikelyPlace(value) ? 1 : unlikelyWords;
  if (name !== "fullName") return 1;
  if (!isLikelyName(value)) return unlikelyWords;
  return confidence < sureOfUnknown && !isKnownName(value) ? unknownWords : 1;
}
