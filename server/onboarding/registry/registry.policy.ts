import type { DetailsComparison, PersonDetails } from "#contract/onboarding/comparison.ts";
import type { RegistryOutcome, RegistryQuestion } from "#contract/onboarding/registry.ts";
import { compareDetails } from "../comparison/compare-details.ts";
import type { RegistryAnswer } from "./registry-adapter.ts";

/** What an answer means for what was typed. */
export interface Judged {
  outcome: RegistryOutcome;
  mismatched: (keyof PersonDetails)[];
  comparison: DetailsComparison | null;
}

/** A name may be written shorter than in the registry; nothing else may be other than there. */
const allowedReasons = ["initial", "name_missing", "other_spelling", "equal"];

function contradicts(
  field: string,
  { outcome, reasons }: NonNullable<DetailsComparison["fullName"]>,
): boolean {
  if (outcome === "same") return false;
  if (outcome === "not_comparable") return field === "fullName" || field === "dateOfBirth";
  if (outcome === "differs" || field !== "fullName") return true;
  return !reasons.every(({ code }) => allowedReasons.includes(code));
}

/** Compares a registry's answer with what was typed. Only what both sides have is compared. */
export function judge(
  answer: RegistryAnswer,
  { idNumber, typed }: Pick<RegistryQuestion, "idNumber" | "typed">,
): Judged {
  if (answer.kind !== "found") return { outcome: answer.kind, mismatched: [], comparison: null };
  const asked: PersonDetails = { ...typed, idNumber };
  const both = (Object.keys(asked) as (keyof PersonDetails)[]).filter(
    (field) => asked[field] && (answer.person as PersonDetails)[field],
  );
  const of = (side: PersonDetails): PersonDetails =>
    Object.fromEntries(both.map((field) => [field, side[field]]));
  const comparison = compareDetails(of(asked), of(answer.person));
  const mismatched = both.filter((field) => {
    const compared = comparison[field];
    return compared !== undefined && contradicts(field, compared);
  });
  return { outcome: mismatched.length === 0 ? "matched" : "mismatch", mismatched, comparison };
}
