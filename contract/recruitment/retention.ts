import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { poolMonths, retentionBounds, retentionNoticeDays } from "../core/limits.ts";

/** Choices that the settings offer. */
export const retentionChoices = [6, 12, 18, 24, 36] as const;

const months = z.coerce.number<number | string>().int().min(retentionBounds.min).max(retentionBounds.max);

export const retentionChange = z.object({ months });

/** How long, and what that means. */
export const retention = z.object({
  months: z.number().int(),
  /** Since when applications are erased; null while nothing is. */
  startedAt: z.iso.datetime().nullable(),
  /** Of the months that were asked about: applications past them now, and in the next 30 days. */
  due: z.number().int(),
  dueSoon: z.number().int(),
  /** Applications that led to no employment and still have their person. */
  kept: z.number().int(),
  /** Of those past the time, how many stay because their person wished so. */
  pooled: z.number().int(),
});
export type Retention = z.infer<typeof retention>;

/** What one SACCO keeps of a candidate. */
export const keptHere = z.object({
  /** Id of the person in the SACCO's list. */
  id: z.uuid(),
  organization: z.string(),
  applications: z.number().int(),
  /** Months after the end of a position; null while the SACCO erases nothing by itself. */
  months: z.number().int().nullable(),
  /** Until when the person has agreed to stay in the talent pool; null without. */
  poolUntil: z.iso.datetime().nullable(),
});
export type KeptHere = z.infer<typeof keptHere>;

export const poolChange = z.object({ stays: z.boolean() });

const access = { role: "hr" } as const;

export const retentionCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/hr/retention",
    summary:
      "How long applications are kept, and how many would be erased now; also for other months, as a trial",
    access,
    query: z.object({ months: months.optional() }),
    answer: retention,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/hr/retention",
    summary: "Decide how long applications that led to no employment are kept",
    access,
    body: retentionChange,
    answer: retention,
    errors: ["trial_ended"],
  }),
  start: defineCall({
    method: "POST",
    path: "/api/hr/retention/start",
    summary: `Begin to erase what is past its time, ${retentionNoticeDays} days after a word to each candidate`,
    access,
    answer: retention,
    errors: ["trial_ended"],
  }),
};

export const ownRetentionCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/candidate/kept",
    summary: "Which SACCOs keep applications of mine, and for how long",
    access: "candidate",
    answer: z.array(keptHere),
  }),
  change: defineCall({
    method: "PUT",
    path: "/api/candidate/kept/:id",
    summary: `Stay in a SACCO's talent pool for ${poolMonths} months, or leave it`,
    access: "candidate",
    params: z.object({ id: z.uuid() }),
    body: poolChange,
    answer: keptHere,
    perMinute: 60,
  }),
};
