import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { calendarDay, oneLine } from "../core/fields.ts";
import { workProgress } from "../core/progress.ts";
import type { WordingFind } from "./fair-wording.ts";
import { wordingReasons } from "./fair-wording-rules.ts";
import { jobAdvert, jobLimits } from "./job-form.ts";

export const jobGeneration = z.object({
  /** The job title; the specification calls it so (001, section 7). */
  prompt: oneLine,
  /** What the advert is to say beside it, in sentences. */
  requirements: z.string().trim().max(jobLimits.wishes).default(""),
});

/** The texts of an advert in which wording is checked. */
export const checkedFields = [
  "title",
  "experience",
  "education",
  "description",
  "requirements",
  "responsibilities",
  "benefits",
  "skills",
] as const;

const grounds = Object.keys(wordingReasons) as [WordingFind["ground"], ...WordingFind["ground"][]];

/** What discriminates in a text that was written, with a better wording. */
const wordingFind = z.object({
  field: z.enum(checkedFields),
  /** Which entry of a list, from 0; null in a text. */
  entry: z.int().nullable(),
  /** Where in the text or entry it begins and ends, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  ground: z.enum(grounds),
  reason: z.string(),
  better: z.string(),
});
export type FieldWording = z.infer<typeof wordingFind>;

export const generatedJob = z.object({
  job: jobAdvert.extend({ deadline: calendarDay }),
  source: z.enum(["model", "embedded"]),
  /** Who wrote it, from what, and what HR should look at. */
  note: z.string(),
  wording: z.array(wordingFind),
});
export type GeneratedJob = z.infer<typeof generatedJob>;

/** What is written so far. */
export const jobWritingProgress = workProgress.extend({ title: z.string(), description: z.string() });

export type JobWritingProgress = z.infer<typeof jobWritingProgress>;

export const jobGenerationCall = defineCall({
  method: "POST",
  path: "/api/hr/generate-job",
  summary: "Write a job description for a title, to be looked over by a person; nothing is kept",
  access: { role: "hr" },
  scope: "jobs:write",
  body: jobGeneration,
  answer: generatedJob,
  progress: jobWritingProgress,
  perMinute: 20,
});
