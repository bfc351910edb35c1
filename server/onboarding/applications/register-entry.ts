import type { z } from "zod";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import type { registerForm } from "#contract/onboarding/corrections.ts";

type Known = z.output<typeof registerForm>;

/** What of an application the register holds, under the names that both have for it. */
export const knownFrom = (form: ApplicationForm, language: Known["language"]): Known => ({
  ...form,
  occupation: form.employmentType,
  language,
});

/** What is known of a member, as the register has it. */
export const registerEntry = (known: Known) => ({
  fullName: known.fullName,
  idNumber: known.idNumber,
  phoneNumber: known.primaryMobileNumber,
  email: known.email || null,
  kraPin: known.kraPin || null,
  dateOfBirth: known.dateOfBirth || null,
  county: known.county || null,
  address: known.postalAddress,
  referredBy: known.introducingMemberName,
  occupation: known.occupation,
  language: known.language,
});
