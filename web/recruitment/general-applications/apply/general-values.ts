import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { User } from "#contract/accounts/accounts.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { CandidateProfile } from "#contract/recruitment/candidate.ts";
import type { generalForm, OwnGeneral } from "#contract/recruitment/general-applications.ts";
import { type GeneralDraftValues, generalDraftValues } from "#contract/recruitment/general-drafts.ts";
import { departments } from "#contract/recruitment/jobs.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { personLimits } from "#contract/recruitment/text-limits.ts";
import { townOf } from "#contract/recruitment/town.ts";
import { highestLevel } from "#web/recruitment/applications/apply/resume-to-form.ts";
import { valuesWithinSize } from "#web/ui/wizard/within-size.ts";

/** What is in the form's fields, finished or not. */
export type GeneralInput = z.input<typeof generalForm>;
/** What the form's schema lets through. */
export type GeneralValues = z.output<typeof generalForm>;
export type GeneralFormState = UseFormReturn<GeneralInput, unknown, GeneralValues>;
/** A form that is being filled in: choices may not have been made yet. */
export type GeneralInProgress = Partial<GeneralInput> &
  Pick<GeneralInput, "departments" | "types" | "skills">;

const offered = new Set<string>(departments);

/** The form as it opens: what was sent to this SACCO before, else what the account and the profile know. */
export function initialGeneral(
  user: Pick<User, "fullName" | "email" | "phone">,
  { details, preferences }: Pick<CandidateProfile, "details" | "preferences">,
  sent: OwnGeneral | null,
): GeneralInProgress {
  if (sent) {
    const { words, fullName, email, location, education, skills, types } = sent;
    return {
      ...{ words, fullName, email, location, education, skills, types },
      departments: sent.departments,
      phone: readablePhone(sent.phone),
    };
  }
  return {
    departments: preferences.departments.filter((name) => offered.has(name)),
    types: preferences.types,
    words: "",
    fullName: details.fullName ?? user.fullName,
    email: user.email,
    phone: readablePhone(details.phone ?? user.phone ?? ""),
    location: details.location ?? "",
    ...(details.education ? { education: details.education } : {}),
    skills: details.skills ?? [],
  };
}

/** What a CV says where the form is empty still. */
export function gapsFilledBy(
  values: Partial<GeneralInput>,
  { personalInfo, education, skills }: ParsedResume,
): Partial<GeneralInput> {
  const level = values.education ? undefined : highestLevel(education);
  const named = skills.map((skill) => skill.trim().slice(0, personLimits.skill)).filter(Boolean);
  const town = !values.location && personalInfo.address ? townOf(personalInfo.address) : "";
  const phone = values.phone ? "" : readablePhone(personalInfo.phone ?? "");
  return {
    ...(level ? { education: level } : {}),
    ...(values.skills?.length === 0 && named.length > 0
      ? { skills: named.slice(0, personLimits.skills) }
      : {}),
    ...(town ? { location: town } : {}),
    ...(phone ? { phone } : {}),
  };
}

/** What of the form a draft holds: every field but the agreement, which is given at the end. */
export function toGeneralDraft({
  agree: _,
  education,
  ...others
}: Partial<GeneralInput>): GeneralDraftValues {
  // A select that shows its placeholder holds an empty text: nothing was chosen.
  return valuesWithinSize(generalDraftValues, { ...others, education: education || undefined });
}

/** The form as a draft left it. A choice that was not made yet is still open. */
export const fromGeneralDraft = (kept: GeneralDraftValues, initial: GeneralInProgress): GeneralInProgress =>
  ({ ...initial, ...kept }) as GeneralInProgress;
