import { z } from "zod";
import { reportPeriod } from "../core/period.ts";
import { experienceChannels } from "./channels.ts";
import { clockStates, complaintStatuses, rootCauses, severities } from "./complaints.ts";
import { percent } from "./satisfaction.ts";
import { experienceTopics } from "./topics.ts";

const periods = z.object({ ...reportPeriod.shape, before: reportPeriod });

/** Complaints that came in some days. Merged ones count once, with what they were merged into. */
const complaintCounts = z.object({
  received: z.int(),
  /** Of these, at their end by now. */
  closed: z.int(),
  /** Of these, with a step that was or is too late. */
  late: z.int(),
  /** From the complaint to its end, of those that have come to it; null for none. */
  averageDays: z.number().min(0).nullable(),
});

const compared = { now: z.int(), past: z.int(), open: z.int() };

/** How long ago open complaints came, oldest last. */
export const complaintAges = ["week", "two_weeks", "month", "older"] as const;
export type ComplaintAge = (typeof complaintAges)[number];

/** What the Complaint Insights tab shows. */
export const complaintInsights = z.object({
  ...periods.shape,
  now: complaintCounts,
  past: complaintCounts,
  /** All that are open today, whenever they came. */
  open: z.int(),
  ages: z.array(
    z.object({
      age: z.enum(complaintAges),
      cases: z.int(),
      /** Days in Nairobi on which they came; null before all of them. */
      from: z.iso.date().nullable(),
      to: z.iso.date(),
    }),
  ),
  /** Complaints of the period by the state of their clock. */
  clock: z.array(z.object({ state: z.enum(clockStates), now: z.int(), past: z.int() })),
  /** What they are about, most often first. */
  topics: z.array(z.object({ topic: z.enum(experienceTopics), ...compared })),
  severities: z.array(z.object({ severity: z.enum(severities), ...compared })),
  /** What those came out of whose cause was found, most often first. */
  rootCauses: z.array(z.object({ rootCause: z.enum(rootCauses), now: z.int(), past: z.int() })),
  trend: z.array(z.object({ ...reportPeriod.shape, received: z.int(), closed: z.int() })),
});
export type ComplaintInsights = z.infer<typeof complaintInsights>;

/** From low scores to members who were told what came of it. */
const loopCounts = z.object({
  /** Answers with a score. */
  answers: z.int(),
  /** Of these, low: CSAT 1 or 2, or NPS 0 to 6. */
  low: z.int(),
  /** Of the low ones, with a case. */
  cases: z.int(),
  /** Of the cases, closed. */
  closed: z.int(),
  /** Of the cases, with a member who was told. */
  told: z.int(),
});

/** A low score that nobody has come to the end of. */
const openLoop = z.object({
  id: z.uuid(),
  answeredAt: z.iso.datetime(),
  csat: z.int().nullable(),
  nps: z.int().nullable(),
  comment: z.string(),
  channel: z.enum(experienceChannels).nullable(),
  /** Whose answer it is; empty where no member gave a number. */
  who: z.string(),
  /** Null while nobody opened one. */
  case: z.object({ id: z.uuid(), reference: z.string(), status: z.enum(complaintStatuses) }).nullable(),
});
export type OpenLoop = z.infer<typeof openLoop>;

/** What the Feedback Loop tab shows. */
export const feedbackLoop = z.object({
  ...periods.shape,
  now: loopCounts,
  past: loopCounts,
  /** Share of low scores of the period whose member was told; null without a low score. */
  closedLoop: percent.nullable(),
  /** Hours until a case was opened, in the median; null without a case. */
  hoursToCase: z.number().min(0).nullable(),
  /** The low scores that are open, those without a case first, newest first. */
  open: z.array(openLoop),
  /** How many are open; `open` has the first of them. */
  openTotal: z.int(),
});
export type FeedbackLoop = z.infer<typeof feedbackLoop>;
