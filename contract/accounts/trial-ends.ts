import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { nairobiDay, nairobiDayAfter } from "../core/clock.ts";
import { calendarDay } from "../core/fields.ts";
import { anyOf, defineList } from "../core/list.ts";

/** How far the trial of a SACCO is: it runs, it is over and the workspace is read-only, or there is no end. */
export const trialStates = ["on_trial", "over", "no_end"] as const;
export type TrialState = (typeof trialStates)[number];

/** The SACCOs of the installation by the end of their trial; those without an end come last. `q` is part of a name. */
export const trialEndList = defineList({
  pageSize: 20,
  search: true,
  filters: { trial: anyOf(trialStates, { atOnce: 1 }) },
  sorts: ["trialEndsAt", "name", "-createdAt"],
});

/** What the provider sees of a SACCO, and nothing else that is the SACCO's. */
export const saccoTrial = z.object({
  id: z.uuid(),
  name: z.string(),
  /** When it began here. */
  createdAt: z.iso.datetime(),
  /** Last moment of the trial; null without an end. */
  trialEndsAt: z.iso.datetime().nullable(),
  trial: z.enum(trialStates),
  /** How many work in it, with those who were invited. */
  people: z.int(),
});
export type SaccoTrial = z.infer<typeof saccoTrial>;

/** Between which days a trial can end, both included: from today to a year of 365 days ahead, in Nairobi. */
export const trialEndDays = (now: Date): { first: string; last: string } => ({
  first: nairobiDay(now),
  last: nairobiDayAfter(now, 365),
});

export const trialEndInput = z.object({
  /** Last day of the trial, in Nairobi; null for no end, once the SACCO has subscribed. */
  lastDay: calendarDay
    .refine((day) => {
      const { first, last } = trialEndDays(new Date());
      return day >= first && day <= last;
    }, "Please choose a day from today on, at most a year ahead.")
    .nullable(),
  /** The end that whoever decides has seen: one that changed meanwhile is not overwritten. */
  expectedTrialEndsAt: z.iso.datetime().nullable(),
});

const access = { role: "owner" } as const;

export const trialEndCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/workspace/trial-ends",
    summary: "When the trial of each SACCO ends; none for any organisation but the provider's",
    access,
    query: trialEndList.query,
    answer: z.array(saccoTrial),
    paged: true,
  }),
  set: defineCall({
    method: "PUT",
    path: "/api/workspace/trial-ends/:id",
    summary:
      "Set the last day of a SACCO's trial, or no end; a later end opens a read-only workspace again at once, and its owners get an email",
    access,
    params: z.object({ id: z.uuid() }),
    body: trialEndInput,
    answer: saccoTrial,
    errors: ["stale", "trial_ended"],
    perMinute: 60,
  }),
};
