import { z } from "zod";
import { languages } from "../core/language.ts";
import { maxLine, maxText } from "../core/limits.ts";
import { draftFields, draftSaveFields } from "../core/wizard.ts";
import { formSteps } from "./form-steps.ts";
import { questionAnswers } from "./job-questions.ts";
import { personLimits } from "./text-limits.ts";

const line = z.string().max(maxLine);
const text = z.string().max(maxText);

/**
 * The application form while it is being filled in: the fields of `applicationForm`, each as
 * typed so far, none of them checked yet beyond its size.
 */
export const draftValues = z
  .object({
    fullName: line,
    email: line,
    phone: line,
    location: line,
    workExperiences: z
      .array(
        z.object({
          company: line,
          position: line,
          startDate: line,
          endDate: line.optional(),
          current: z.boolean(),
          description: z.string().max(personLimits.description),
        }),
      )
      .max(personLimits.workExperiences),
    noWorkExperience: z.boolean(),
    education: line,
    skills: z.array(z.string().max(personLimits.skill)).max(personLimits.skills),
    expectedSalary: line,
    availableStartDate: line,
    workAuthorization: line,
    coverLetter: text,
    additionalInfo: text,
    willingToRelocate: z.boolean(),
    worksHere: z.enum(["yes", "no", ""]),
    hasBackground: z.boolean(),
    answers: questionAnswers,
    source: line,
  })
  .partial();
export type DraftValues = z.infer<typeof draftValues>;

/** An application that is not sent yet, as its author finds it again in any browser. */
export const draft = z.object({
  jobId: z.uuid(),
  values: draftValues,
  /** The kept CV that is to go with the application. */
  resumeId: z.uuid().nullable(),
  ...draftFields(formSteps),
  /** Whether the job still takes applications. If not, the draft may serve for another one. */
  open: z.boolean(),
  /** Whether it takes none because its SACCO takes none for now. */
  paused: z.boolean(),
});
export type Draft = z.infer<typeof draft>;

const draftContent = draft.pick({ values: true, step: true, resumeId: true });
export type DraftContent = z.infer<typeof draftContent>;

export const draftInput = draftContent.extend(draftSaveFields);
export type DraftInput = z.infer<typeof draftInput>;

/** A draft in the list of what is unfinished. */
export const draftSummary = draft
  .pick({ jobId: true, step: true, updatedAt: true, open: true, paused: true })
  .extend({
    jobTitle: z.string(),
    /** What the SACCO wrote the advert in. */
    language: z.enum(languages),
    organization: z.string(),
  });
export type DraftSummary = z.infer<typeof draftSummary>;
