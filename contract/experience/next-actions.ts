import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { oneLine } from "../core/fields.ts";
import { maxLine } from "../core/limits.ts";
import { defineList, reference } from "../core/list.ts";
import { segmentCriteria } from "./segment-facts.ts";

/** Rules that an organisation can have: each is looked at for every member. */
export const maxActionRules = 20;

/** What to do next for the members of a segment. */
export const actionRuleInput = z.object({
  /** What staff do, in words for them: `Call and ask why`. */
  action: oneLine,
  segmentId: z.uuid("Choose a segment"),
  /** Of several that hold for somebody, the one with the lowest number is the best. */
  priority: z.int("Please enter a whole number").min(1).max(100),
  /** Days for which it is not proposed again for somebody, once it was done or dismissed. */
  cooldownDays: z.int("Please enter a whole number").min(1).max(730),
  /** Whether it is proposed at all. */
  active: z.boolean(),
});
export type ActionRuleInput = z.input<typeof actionRuleInput>;

export const actionRule = z.object({
  id: z.uuid(),
  action: z.string(),
  segmentId: z.uuid(),
  segment: z.string(),
  criteria: segmentCriteria,
  priority: z.int(),
  cooldownDays: z.int(),
  active: z.boolean(),
  /** For how many members it is the best one now. */
  people: z.int(),
  /** What staff did of it in the last thirty days. */
  done: z.int(),
  dismissed: z.int(),
});
export type ActionRule = z.infer<typeof actionRule>;

/** What to do next for one member, and why. */
export const nextAction = z.object({
  memberId: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string().nullable(),
  phoneNumber: z.string(),
  ruleId: z.uuid(),
  action: z.string(),
  /** The segment that the member is in. */
  segment: z.string(),
  criteria: segmentCriteria,
});
export type NextAction = z.infer<typeof nextAction>;

/** Members with the best thing to do next for each. */
export const nextActionList = defineList({ pageSize: 20, search: true, filters: { rule: reference() } });

export const actionOutcomes = ["done", "dismissed"] as const;

/** What became of a proposal. */
export const actionOutcomeInput = z.object({
  memberId: z.uuid(),
  ruleId: z.uuid(),
  outcome: z.enum(actionOutcomes),
  note: z.string().trim().max(maxLine).default(""),
});

/** The rules as the demo shows them. */
export const demoPersonalization = z.object({ rules: z.array(actionRule) });

const access = { role: "experience" } as const;
const params = z.object({ id: z.uuid() });

export const nextActionCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/experience/next-actions",
    summary: "Members for whom there is something to do, with the best of it and why",
    access,
    query: nextActionList.query,
    answer: z.array(nextAction),
    paged: true,
  }),
  record: defineCall({
    method: "POST",
    path: "/api/experience/next-actions",
    summary: "Say that something was done for a member, or that it is not to be; a repeat changes nothing",
    access,
    body: actionOutcomeInput,
    answer: z.void(),
    errors: ["trial_ended"],
  }),
  rules: defineCall({
    method: "GET",
    path: "/api/experience/action-rules",
    summary: "The rules of the next best action, by priority",
    access,
    answer: z.array(actionRule),
  }),
  demo: defineCall({
    method: "GET",
    path: "/api/experience/demo/action-rules",
    summary: "The rules of the demo's made-up organisation; 404 where there is no demo",
    access: "public",
    answer: demoPersonalization,
    perMinuteFromAddress: 120,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/experience/action-rules",
    summary: "Add a rule of the next best action",
    access,
    body: actionRuleInput,
    answer: z.array(actionRule),
    status: 201,
    errors: ["conflict", "trial_ended"],
  }),
  update: defineCall({
    method: "PUT",
    path: "/api/experience/action-rules/:id",
    summary: "Replace a rule of the next best action",
    access,
    params,
    body: actionRuleInput,
    answer: z.array(actionRule),
    errors: ["trial_ended"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/experience/action-rules/:id",
    summary: "Remove a rule with what was done of it",
    access,
    params,
    answer: z.void(),
    errors: ["trial_ended"],
  }),
};
