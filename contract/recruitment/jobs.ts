import { z } from "zod";
import { languages } from "../core/language.ts";
import { manyOf, pageQuery } from "../core/paging.ts";

/** Departments offered in the HR form (specification 001, section 3). */
export const departments = [
  "ICT",
  "Finance",
  "Credit",
  "Operations",
  "Marketing",
  "Human Resources",
  "Legal",
] as const;

export const employmentTypes = ["full-time", "part-time", "contract", "internship"] as const;

export const jobStatuses = ["Active", "Closed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

export const job = z.object({
  id: z.uuid(),
  /** `<slug>-<id>`: the last part of the job's public address. */
  slug: z.string(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  type: z.enum(employmentTypes),
  /** Free text, as the SACCO wrote it: `KSh 80,000 - 120,000`. */
  salary: z.string(),
  experience: z.string(),
  education: z.string(),
  description: z.string(),
  /** What the SACCO wrote its texts in. */
  language: z.enum(languages),
  status: z.enum(jobStatuses),
  /** Its text says that nobody needs experience for it. */
  asksNoExperience: z.boolean(),
  /** The SACCO takes no applications for now, whatever the job's own status: its trial has ended. */
  paused: z.boolean(),
  postedDate: z.iso.datetime(),
  deadline: day,
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  benefits: z.array(z.string()),
  /** The SACCO that hires. */
  organization: z.object({ name: z.string(), slug: z.string() }),
  /** In answer to a search: no job has the words as typed, and this one has nearly the same. */
  similar: z.boolean().optional(),
});
export type Job = z.infer<typeof job>;

export const jobListQuery = pageQuery.extend({
  department: manyOf(z.string().max(100)),
  location: manyOf(z.string().max(100)),
  type: manyOf(z.enum(employmentTypes)),
  /** Slug of one SACCO: its careers page. */
  sacco: z.string().max(100).optional(),
  /** Without it: newest first, and in a search those with the words in their title before. */
  sort: z.enum(["-postedDate", "postedDate", "deadline", "title"]).optional(),
});

/** Distinct values among the open jobs, with their counts, for the filter selects. */
export const jobFacets = z.object({
  total: z.number().int(),
  departments: z.array(z.object({ value: z.string(), count: z.number().int() })),
  locations: z.array(z.object({ value: z.string(), count: z.number().int() })),
  types: z.array(z.object({ value: z.string(), count: z.number().int() })),
});
export type JobFacets = z.infer<typeof jobFacets>;

/** An open job as the sitemap lists it. */
export const jobAddress = job.pick({ slug: true, postedDate: true });

/** Addresses in one sitemap file; the protocol's limit is 50,000. */
export const sitemapSize = 10_000;
