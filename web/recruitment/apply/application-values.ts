import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { User } from "#contract/accounts/accounts.ts";
import type { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import type { applicationForm } from "#contract/recruitment/applications.ts";

/** What stands in the form's fields, finished or not. */
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

/** The form as it opens: the account's name, email and phone, and room for one work experience. */
export function initialValues(user: Pick<User, "fullName" | "email" | "phone">): ApplicationDraft {
  return {
    fullName: user.fullName,
    email: user.email,
    phone: user.phone ?? "",
    location: "",
    workExperiences: [blankExperience],
    skills: [],
    expectedSalary: "",
    availableStartDate: "",
    coverLetter: "",
    additionalInfo: "",
    willingToRelocate: false,
    hasBackground: false,
  };
}

/** The text fields of the multipart call that sends an application for the job `jobId`. */
export function toSubmission(
  values: ApplicationValues,
  jobId: string,
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
  };
}
