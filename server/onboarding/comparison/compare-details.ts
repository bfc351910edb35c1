import {
  comparedFields,
  type DetailsComparison,
  type FieldComparison,
  type PersonDetails,
} from "#contract/onboarding/comparison.ts";
import { compareDates } from "./compare-dates.ts";
import { compareNumbers } from "./compare-numbers.ts";
import { compareSex } from "./compare-sex.ts";
import { compareNames } from "./names/compare-names.ts";

const comparisons: Record<keyof PersonDetails, (typed: string, read: string) => FieldComparison> = {
  fullName: compareNames,
  dateOfBirth: compareDates,
  sex: compareSex,
  idNumber: compareNumbers,
  documentNumber: compareNumbers,
  serialNumber: compareNumbers,
  kraPin: compareNumbers,
};

/** Compares what was typed with what was read, field by field; fields that neither side has are left out. */
export function compareDetails(typed: PersonDetails, read: PersonDetails): DetailsComparison {
  const named = comparedFields.filter((field) => typed[field] || read[field]);
  return Object.fromEntries(
    named.map((field) => [field, comparisons[field](typed[field] ?? "", read[field] ?? "")]),
  );
}
