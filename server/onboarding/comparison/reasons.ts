import {
  type ComparisonReason,
  comparisonReasons,
  type FieldComparison,
} from "#contract/onboarding/comparison.ts";

/** A reason with its words. @param about the names or digits in question */
export const reason = (code: ComparisonReason, about?: string): FieldComparison["reasons"][number] => ({
  code,
  words: about ? `${comparisonReasons[code]}: ${about}.` : `${comparisonReasons[code]}.`,
});
