import { z } from "zod";
import { maxLine, maxText } from "../core/limits.ts";
import { draftFields, draftSaveFields, type WizardStep } from "../core/wizard.ts";
import { maxStages } from "./applications.ts";
import { draftApproval } from "./job-approval.ts";
import { jobForm, jobLimits } from "./job-form.ts";
import { questionLimits } from "./job-questions.ts";

/** How the text of a job comes about: written by the product from its title, or by hand. */
export const jobWritingModes = ["ai", "manual"] as const;

/** The Create Job wizard: a job, and how its text is to come about. */
export const jobWizardForm = jobForm.extend({
  title: z.string().trim().min(1, "Please select or enter a job title.").pipe(jobForm.shape.title),
  mode: z.enum(jobWritingModes, "Please choose between AI generation or manual creation."),
  additionalRequirements: z.string().trim().max(jobLimits.wishes),
  /** Who wrote the text, from what, and what HR should look at; empty where a person did. */
  generationNote: z.string().max(maxText).default(""),
});

/** The five steps of the wizard (specification 001, sections 2 and 5). */
export const jobSteps = [
  { name: "title", fields: ["title"] },
  { name: "mode", fields: ["mode", "additionalRequirements"] },
  {
    name: "edit",
    fields: [
      "title",
      "department",
      "location",
      "type",
      "salary",
      "deadline",
      "experience",
      "education",
      "description",
      "requirements",
      "responsibilities",
      "benefits",
      "skills",
      "questions",
    ],
  },
  { name: "preview", fields: [] },
  { name: "milestones", fields: ["milestones"] },
] as const satisfies readonly WizardStep<string, keyof z.infer<typeof jobWizardForm>>[];

const line = z.string().max(maxLine);
const entries = z.array(z.string().max(jobLimits.entry)).max(jobLimits.entries);

const choices = z.array(z.string().max(questionLimits.choice)).max(questionLimits.choices);

/** The wizard while it is being filled in: each field as typed so far, none of them checked beyond its size. */
export const jobDraftValues = z
  .object({
    title: line,
    mode: line,
    additionalRequirements: z.string().max(jobLimits.wishes),
    generationNote: z.string().max(maxText),
    department: line,
    location: line,
    type: line,
    salary: line,
    deadline: line,
    experience: line,
    education: line,
    description: z.string().max(maxText),
    requirements: entries,
    responsibilities: entries,
    benefits: entries,
    skills: entries,
    milestones: z
      .array(
        z.object({
          id: line,
          stage: line,
          description: z.string().max(jobLimits.entry),
          estimatedDays: z.number(),
          isRequired: z.boolean(),
        }),
      )
      .max(maxStages),
    questions: z
      .array(
        z.object({
          id: line,
          text: line,
          kind: line,
          required: z.boolean(),
          choices,
          knockOut: choices,
        }),
      )
      .max(questionLimits.questions),
  })
  .partial();
export type JobDraftValues = z.infer<typeof jobDraftValues>;

/** A job that is not published yet, as anybody of its organisation's recruiters finds it again. */
export const jobDraft = z.object({
  id: z.uuid(),
  values: jobDraftValues,
  ...draftFields(jobSteps),
});
export type JobDraft = z.infer<typeof jobDraft>;

const jobDraftContent = jobDraft.pick({ values: true, step: true });
export type JobDraftContent = z.infer<typeof jobDraftContent>;

export const jobDraftInput = jobDraftContent.extend(draftSaveFields);
export type JobDraftInput = z.infer<typeof jobDraftInput>;

/** A draft in the list of what is not published. */
export const jobDraftSummary = jobDraft.pick({ id: true, step: true, updatedAt: true }).extend({
  /** Empty before one is chosen. */
  title: z.string(),
  /** Who began it; null when they have left. */
  author: z.string().nullable(),
  /** Where it stands with the owner's approval; null for one that was not asked about. */
  approval: draftApproval.nullable(),
});
export type JobDraftSummary = z.infer<typeof jobDraftSummary>;
