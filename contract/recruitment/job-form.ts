import { z } from "zod";
import { nairobiDay } from "../core/clock.ts";
import { calendarDay, oneLine, required } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxLine, maxText } from "../core/limits.ts";
import { maxStages } from "./applications.ts";
import { employmentTypes } from "./jobs.ts";
import { defaultMilestones } from "./milestones.ts";

/** How much a job may say. */
export const jobLimits = {
  /** Entries of one list: requirements, responsibilities, benefits, skills. */
  entries: 40,
  /** Characters of one entry. */
  entry: 500,
} as const;

const milestoneLimits = { stage: 80, description: 500, days: 365 } as const;

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
  id: z.uuid(),
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

const milestones = z
  .array(milestone)
  .max(maxStages)
  .refine(
    (steps) => new Set(steps.map(({ id }) => id)).size === steps.length,
    "Two milestones have the same id.",
  )
  .superRefine((steps, context) => {
    const missing = requiredStages.filter((stage) => !steps.some((step) => step.stage === stage));
    for (const stage of missing) context.addIssue(`The milestone "${stage}" is required.`);
  });

/** A job as HR publishes it. */
export const jobForm = jobAdvert.extend({
  /** The last day on which applications are taken, in Nairobi. */
  deadline: calendarDay.refine((day) => day >= nairobiDay(new Date()), "The deadline has passed already."),
  milestones,
});
export type JobForm = z.infer<typeof jobForm>;
