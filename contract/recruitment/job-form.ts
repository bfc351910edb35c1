import { z } from "zod";
import { nairobiDay } from "../core/clock.ts";
import { oneLine, plannedDay, required } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxLine, maxText } from "../core/limits.ts";
import { maxStages } from "./applications.ts";
import { jobQuestions } from "./job-questions.ts";
import { employmentTypes } from "./jobs.ts";
import { defaultMilestones } from "./milestones.ts";

/** Days until the deadline of a job that names none. */
export const advertisedDays = 30;

/** How much a job may say. */
export const jobLimits = {
  /** Entries of one list: requirements, responsibilities, benefits, skills. */
  entries: 40,
  /** Characters of one entry. */
  entry: 500,
  /** Characters of the Additional Requirements. */
  wishes: 2_000,
} as const;

const milestoneLimits = { id: 100, stage: 80, description: 500, days: 365 } as const;

const line = z.string().trim().max(maxLine);
/** Blank entries of a list are left out, the others trimmed (specification 001, section 5). */
const entries = z
  .array(z.string().trim().max(jobLimits.entry))
  .max(jobLimits.entries)
  .transform((texts) => texts.filter((text) => text !== ""));

/** What a job's advert says: what HR writes, or has written for it (specification 001, section 3, Job draft). */
export const jobAdvert = z.object({
  title: oneLine,
  department: oneLine,
  location: line,
  type: z.enum(employmentTypes),
  /** Free text: `KSh 80,000 - 120,000`. */
  salary: line,
  experience: line,
  education: line,
  description: z.string().trim().min(1, required).max(maxText),
  requirements: entries,
  responsibilities: entries,
  benefits: entries,
  skills: entries,
  /** What the texts are written in. */
  language: z.enum(languages),
});
export type JobAdvert = z.infer<typeof jobAdvert>;

/** One step of the hiring path, as HR sets it (specification 001, section 3, Milestone). */
export const milestone = z.object({
  id: z.string().trim().min(1).max(milestoneLimits.id),
  stage: oneLine.max(milestoneLimits.stage),
  /** What candidates read of it. */
  description: z.string().trim().max(milestoneLimits.description),
  estimatedDays: z.int().min(1).max(milestoneLimits.days),
  /** One of the default steps that every path has. */
  isRequired: z.boolean(),
});
export type Milestone = z.infer<typeof milestone>;

/** The default steps that no path goes without. */
const requiredStages = defaultMilestones.flatMap(({ stage, isRequired }) => (isRequired ? [stage] : []));

/** The steps of a job's hiring path in their order, each of the kind that `step` describes. */
export const hiringPath = <Step extends z.ZodType<{ id?: string | undefined; stage: string }>>(step: Step) =>
  z
    .array(step)
    .max(maxStages)
    .superRefine((steps, context) => {
      const ids = steps.flatMap(({ id }) => id ?? []);
      if (new Set(ids).size < ids.length) context.addIssue("Two milestones have the same id.");
      const missing = requiredStages.filter((stage) => !steps.some((one) => one.stage === stage));
      for (const stage of missing) context.addIssue(`The milestone "${stage}" is required.`);
    });

/** A job as HR publishes it. */
export const jobForm = jobAdvert.extend({
  /** Recognised from the texts without it. */
  language: jobAdvert.shape.language.optional(),
  /** The last day on which applications are taken, in Nairobi. */
  deadline: plannedDay.refine((day) => day >= nairobiDay(new Date()), "The deadline has passed already."),
  milestones: hiringPath(milestone),
  /** What candidates are asked beyond the usual form. */
  questions: jobQuestions,
});
export type JobForm = z.infer<typeof jobForm>;
