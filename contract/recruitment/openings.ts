import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { educationLevels } from "./applications.ts";
import { job } from "./jobs.ts";

/** What education a job asks for at least: one that applications can state, or the secondary school's. */
const askedLevels = ["kcse", ...educationLevels.map((level) => level.value)] as [
  "kcse",
  ...(typeof educationLevels)[number]["value"][],
];

/** What a job's free texts say in figures, as far as they can be read without a doubt. */
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
    level: z.enum(askedLevels).nullable(),
    /** Professional qualifications: `CPA`, `ACCA`. */
    credentials: z.array(z.string()),
  }),
});
export type JobTerms = z.infer<typeof jobTerms>;

/** A job as its own page shows it. */
export const jobDetails = job.extend({ terms: jobTerms });
export type JobDetails = z.infer<typeof jobDetails>;

/** An open position as the sitemap lists it. */
export const opening = job.pick({ slug: true, postedDate: true });

/** Addresses in one sitemap file; the protocol's limit is 50,000. */
export const sitemapSize = 10_000;

/** A SACCO that has published positions. */
export const hiringSacco = z.object({
  name: z.string(),
  slug: z.string(),
  /** Positions that are open now. */
  openings: z.number().int(),
  /** It takes no applications for now: its trial has ended. */
  paused: z.boolean(),
  /** When the newest open position was posted; null without one. */
  lastPosted: z.iso.datetime().nullable(),
});
export type HiringSacco = z.infer<typeof hiringSacco>;

export const openingCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/openings",
    summary: `Addresses of all open positions, newest first, ${sitemapSize} a page`,
    access: "public",
    query: z.object({ page: z.coerce.number<number | string>().int().min(1).max(1000).default(1) }),
    answer: z.array(opening),
    paged: true,
  }),
  similar: defineCall({
    method: "GET",
    path: "/api/jobs/:id/similar",
    summary: "Open positions that are most like this one",
    access: "public",
    params: z.object({ id: z.uuid() }),
    answer: z.array(job),
  }),
  picture: defineCall({
    method: "GET",
    path: "/og/jobs/:id.png",
    summary: "Sharing picture of a position, a PNG of 1200 x 630",
    access: "public",
    params: z.object({ id: z.uuid() }),
    answer: z.string(),
    download: [mediaTypes.png],
    errors: ["unavailable"],
  }),
};

export const saccoCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/saccos",
    summary: "SACCOs with open positions, by name",
    access: "public",
    answer: z.array(hiringSacco),
  }),
  get: defineCall({
    method: "GET",
    path: "/api/saccos/:slug",
    summary: "A SACCO that has published positions",
    access: "public",
    params: z.object({ slug: z.string().max(100) }),
    answer: hiringSacco,
  }),
  picture: defineCall({
    method: "GET",
    path: "/og/saccos/:slug.png",
    summary: "Sharing picture of a SACCO's careers page, a PNG of 1200 x 630",
    access: "public",
    params: z.object({ slug: z.string().max(100) }),
    answer: z.string(),
    download: [mediaTypes.png],
    errors: ["unavailable"],
  }),
};
