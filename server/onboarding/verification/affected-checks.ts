import { type CaseCheckKind, caseCheckKinds } from "#contract/onboarding/case-checks.ts";
import type { CorrectableField } from "#contract/onboarding/corrections.ts";

/** What each check was made from, of what was typed. The others look at pictures alone. */
const madeFrom: Partial<Record<CaseCheckKind, readonly CorrectableField[]>> = {
  text_extraction: ["fullName", "idNumber", "identityDocument", "dateOfBirth", "gender", "kraPin"],
  registry: ["fullName", "idNumber", "identityDocument", "dateOfBirth", "gender"],
  duplicates: ["fullName", "idNumber", "dateOfBirth", "kraPin", "primaryMobileNumber"],
  screening: ["fullName", "idNumber", "identityDocument", "dateOfBirth", "kraPin"],
};

/** The checks that say nothing any more once these fields are others. */
export const checksAffectedBy = (fields: readonly CorrectableField[]): CaseCheckKind[] =>
  caseCheckKinds.filter((kind) => madeFrom[kind]?.some((field) => fields.includes(field)));
