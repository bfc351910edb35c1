import { z } from "zod";
import { maxLine, maxText } from "../core/limits.ts";
import { draftFields, draftSaveFields } from "../core/wizard.ts";
import { maxWishes, ownGeneral } from "./general-applications.ts";
import { generalSteps } from "./general-steps.ts";
import { employmentTypes } from "./jobs.ts";
import { maxTagName } from "./tags.ts";
import { personLimits } from "./text-limits.ts";

const line = z.string().max(maxLine);

/** The form while it is filled in: as typed so far, checked for nothing but its size. */
export const generalDraftValues = z
  .object({
    departments: z.array(z.string().max(maxTagName)).max(maxWishes),
    types: z.array(z.enum(employmentTypes)).max(employmentTypes.length),
    words: z.string().max(maxText),
    fullName: line,
    email: line,
    phone: line,
    location: line,
    education: line,
    skills: z.array(z.string().max(personLimits.skill)).max(personLimits.skills),
  })
  .partial();
export type GeneralDraftValues = z.infer<typeof generalDraftValues>;

/** A general application that is not sent yet. */
export const generalDraft = z.object({
  values: generalDraftValues,
  /** The kept CV that is to go with it. */
  resumeId: z.uuid().nullable(),
  ...draftFields(generalSteps),
});
export type GeneralDraft = z.infer<typeof generalDraft>;

const generalDraftContent = generalDraft.pick({ values: true, step: true, resumeId: true });
export type GeneralDraftContent = z.infer<typeof generalDraftContent>;

export const generalDraftInput = generalDraftContent.extend(draftSaveFields);
export type GeneralDraftInput = z.infer<typeof generalDraftInput>;

/** What the form of a general application begins with. */
export const generalStart = z.object({
  organization: z.object({ name: z.string(), slug: z.string() }),
  /** Whether the SACCO takes general applications now. */
  accepts: z.boolean(),
  /** Months for which it is kept unless it is renewed. */
  keptMonths: z.number().int(),
  /** The one that was sent already; sending again takes its place. */
  sent: ownGeneral.nullable(),
  draft: generalDraft.nullable(),
});
export type GeneralStart = z.infer<typeof generalStart>;
