import { z } from "zod";
import { educationLevels } from "./applications.ts";
import { askedQuestion } from "./job-questions.ts";
import { job } from "./jobs.ts";

/** Education that a job asks for at least: one that applications can state, or the secondary school's. */
const requiredLevels = ["kcse", ...educationLevels] as const;

/** What a job's free texts say in numbers, as far as they can be read without a doubt. */
export const jobTerms = z.object({
  /** Null when the text names no amount in shillings (`Competitive`, `USD 900`). */
  salary: z
    .object({
      minCents: z.number().int(),
      /** Null without an upper end: `from KSh 50,000`. */
      maxCents: z.number().int().nullable(),
      per: z.enum(["hour", "day", "week", "month", "year"]),
    })
    .nullable(),
  /** 0 is none needed; null is unknown. */
  experienceMonths: z.number().int().nullable(),
  education: z.object({
    level: z.enum(requiredLevels).nullable(),
    /** Professional qualifications: `CPA`, `ACCA`. */
    credentials: z.array(z.string()),
  }),
});
export type JobTerms = z.infer<typeof jobTerms>;

/** A job as its own page shows it. */
export const jobDetails = job.extend({
  terms: jobTerms,
  /** What its application form asks beyond the usual. */
  questions: z.array(askedQuestion),
  /** Months for which the SACCO keeps an application that led to no employment. */
  keptMonths: z.number().int(),
});
export type JobDetails = z.infer<typeof jobDetails>;
