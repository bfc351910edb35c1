import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { oneLine } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxLine } from "../core/limits.ts";
import { defineList } from "../core/list.ts";
import { segmentCriteria } from "./segment-facts.ts";

/** Segments that an organisation can have. */
export const maxSegments = 100;

/** A rule under a name. */
export const segmentInput = z.object({
  name: oneLine.max(100),
  /** What it is for. */
  description: z.string().trim().max(maxLine).default(""),
  criteria: segmentCriteria,
});
export type SegmentInput = z.input<typeof segmentInput>;

export const segment = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  criteria: segmentCriteria,
  /** How many people it had when they were counted last. */
  size: z.int(),
  countedAt: z.iso.datetime(),
});
export type Segment = z.infer<typeof segment>;

/** A member of whom a rule holds. */
export const segmentMember = z.object({
  id: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string().nullable(),
  county: z.string().nullable(),
  language: z.enum(languages),
  /** Whether there is an address to write to, beside the phone number that everybody has. */
  hasEmail: z.boolean(),
  /** Whether they agreed to news and offers. */
  agreed: z.boolean(),
});
export type SegmentMember = z.infer<typeof segmentMember>;

/** Whom a rule finds. */
export const segmentLook = z.object({
  total: z.int(),
  /** Of them, who agreed to news and offers and is no former member; of these, who has an email address. */
  reachable: z.int(),
  byMail: z.int(),
  sample: z.array(segmentMember),
});
export type SegmentLook = z.infer<typeof segmentLook>;

export const segmentMembersList = defineList({ pageSize: 50 });

const access = { role: "experience" } as const;
const params = z.object({ id: z.uuid() });

export const segmentCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/experience/segments",
    summary: "The segments of the organisation, by name",
    access,
    answer: z.array(segment),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/experience/segments",
    summary: "Keep a rule as a segment",
    access,
    body: segmentInput,
    answer: segment,
    status: 201,
    errors: ["conflict", "trial_ended"],
  }),
  addStandard: defineCall({
    method: "POST",
    path: "/api/experience/segments/standard",
    summary: "Add the segments that most SACCOs use; those of the same name stay as they are",
    access,
    answer: z.array(segment),
    errors: ["conflict", "trial_ended"],
  }),
  look: defineCall({
    method: "POST",
    path: "/api/experience/segments/look",
    summary: "Count whom a rule finds, with some of them, without keeping it",
    access,
    body: z.object({ criteria: segmentCriteria }),
    answer: segmentLook,
    allowedAfterTrial: true,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/experience/segments/:id",
    summary: "One segment",
    access,
    params,
    answer: segment,
  }),
  members: defineCall({
    method: "GET",
    path: "/api/experience/segments/:id/members",
    summary: "Who is in a segment now, by name",
    access,
    params,
    query: segmentMembersList.query,
    answer: z.array(segmentMember),
    paged: true,
  }),
  update: defineCall({
    method: "PUT",
    path: "/api/experience/segments/:id",
    summary: "Replace a segment's rule; campaigns that were sent stay as they are",
    access,
    params,
    body: segmentInput,
    answer: segment,
    errors: ["conflict", "trial_ended"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/experience/segments/:id",
    summary: "Remove a segment that nothing uses",
    access,
    params,
    answer: z.void(),
    errors: ["conflict", "trial_ended"],
  }),
};
