import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { User } from "#contract/accounts/accounts.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import type { applicationForm } from "#contract/recruitment/applications.ts";
import type { ProfileDetails } from "#contract/recruitment/candidate.ts";
import { type DraftValues, draftValues } from "#contract/recruitment/drafts.ts";
import { valuesWithinSize } from "#web/ui/wizard/within-size.ts";

/** What is in the form's fields, finished or not. */
export type ApplicationInput = z.input<typeof applicationForm>;
/** What the form's schema lets through. */
export type ApplicationValues = z.output<typeof applicationForm>;
export type ApplicationForm = UseFormReturn<ApplicationInput, unknown, ApplicationValues>;
/** A form that is being filled in: choices may not have been made yet. */
export type ApplicationDraft = Partial<ApplicationInput> &
  Pick<ApplicationInput, "workExperiences" | "skills">;

/** The fields of one work experience before anything is typed. */
export const blankExperience: ApplicationInput["workExperiences"][number] = {
  company: "",
  position: "",
  startDate: "",
  endDate: "",
  current: false,
  description: "",
};

/** Whether nothing was entered for a position. */
export const isBlankExperience = (entry: ApplicationInput["workExperiences"][number]): boolean =>
  !entry.company && !entry.position && !entry.startDate && !entry.endDate && !entry.description;

/**
 * What is sent of the positions in the form: none if the person has held none yet (they are in the form still,
 * for who changes their mind), and no empty fields where a job asks for no experience.
 */
export function withoutHidden<Values extends Partial<ApplicationInput>>(
  values: Values,
  asksNoExperience = false,
): Values {
  const blank = asksNoExperience && (values.workExperiences?.every(isBlankExperience) ?? true);
  return values.noWorkExperience || blank ? { ...values, workExperiences: [] } : values;
}

/** Positions, or the fields for a first one. */
const atLeastOne = (entries: ApplicationInput["workExperiences"] = []) =>
  entries.length > 0 ? entries : [blankExperience];

/**
 * The form as it opens: the account's name, email and phone, and whatever the profile keeps.
 * @param source what the address named as where the applicant came from; a draft keeps the first
 */
export function initialValues(
  user: Pick<User, "fullName" | "email" | "phone">,
  profile: ProfileDetails = {},
  source: string | null = null,
): ApplicationDraft {
  return {
    fullName: user.fullName,
    email: user.email,
    location: "",
    noWorkExperience: false,
    skills: [],
    expectedSalary: "",
    availableStartDate: "",
    coverLetter: "",
    additionalInfo: "",
    willingToRelocate: false,
    hasBackground: false,
    worksHere: "",
    answers: {},
    ...(source ? { source } : {}),
    ...profile,
    phone: readablePhone(profile.phone ?? user.phone ?? ""),
    workExperiences: atLeastOne(profile.workExperiences),
  };
}

/** What of the form a draft holds: every field but the agreement, which is given at the end. */
export function toDraftValues(values: ApplicationDraft): DraftValues {
  const { agreeToTerms: _, education, workAuthorization, ...others } = values;
  // A select that shows its placeholder holds an empty text: nothing was chosen.
  return valuesWithinSize(draftValues, {
    ...others,
    education: education || undefined,
    workAuthorization: workAuthorization || undefined,
  });
}

/** The form as a draft left it. A choice that was not made yet is still open. */
export function fromDraftValues(kept: DraftValues, initial: ApplicationDraft): ApplicationDraft {
  const values = { ...initial, ...kept } as ApplicationDraft;
  return {
    ...values,
    workExperiences: atLeastOne(values.workExperiences),
  };
}

/** The answers that were given, if any were. */
function answered(answers: ApplicationValues["answers"] = {}): ApplicationValues["answers"] {
  const given = Object.entries(answers).filter(([, answer]) => answer);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** The text fields of the multipart call that sends an application for the job `jobId`, with a kept CV or without. */
export function toSubmission(
  values: ApplicationValues,
  jobId: string,
  resumeId: string | null,
): z.output<(typeof applicationCalls.create)["form"]["fields"]> {
  return {
    jobId,
    candidateData: {
      name: values.fullName,
      email: values.email,
      phone: values.phone,
      location: values.location,
      // The end of a present position was hidden from the applicant, so none is sent.
      workExperiences: values.workExperiences.map((one) => (one.current ? { ...one, endDate: "" } : one)),
      noWorkExperience: values.noWorkExperience,
      education: values.education,
      skills: values.skills,
      expectedSalary: values.expectedSalary,
      availableStartDate: values.availableStartDate,
    },
    coverLetter: values.coverLetter,
    additionalInfo: values.additionalInfo || undefined,
    workAuthorization: values.workAuthorization,
    willingToRelocate: values.willingToRelocate,
    hasBackground: values.hasBackground,
    worksHere: values.worksHere ? values.worksHere === "yes" : undefined,
    // A choice that was not made is none.
    answers: answered(values.answers),
    resumeId: resumeId ?? undefined,
    source: values.source || undefined,
  };
}
