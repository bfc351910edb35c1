import { z } from "zod";
import { defineCall } from "../core/call.ts";

/** What a new organisation does first, in the order in which it is offered. */
export const firstSteps = ["position", "join_link", "arrival", "colleague", "feedback_link"] as const;
export type FirstStep = (typeof firstSteps)[number];

/** How an organisation begins: with nothing, or with the sample data of a made-up SACCO. */
export const beginnings = ["empty", "sample"] as const;

/** Links that are handed out: whether somebody did is only known from whoever copies one. */
export const sharedLinks = ["join_link", "feedback_link"] as const;
export type SharedLink = (typeof sharedLinks)[number];

export const firstStepList = z.object({
  /** Null until somebody chose. */
  beginning: z.enum(beginnings).nullable(),
  /** Put aside: the overview leaves it out. */
  dismissed: z.boolean(),
  /** What is really there, sample data aside. */
  steps: z.array(z.object({ name: z.enum(firstSteps), done: z.boolean() })),
  /** Whether sample data is there. */
  holdsSample: z.boolean(),
  /** What may be done now: sample data is for a trial, and nothing changes once it has ended. */
  abilities: z.object({ addSample: z.boolean(), change: z.boolean() }),
});
export type FirstStepList = z.infer<typeof firstStepList>;

export const firstStepsChange = z.object({
  beginning: z.literal("empty").optional(),
  dismissed: z.boolean().optional(),
  shared: z.enum(sharedLinks).optional(),
});

export const firstStepCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/workspace/first-steps",
    summary: "What a new organisation does first, and how far it is",
    access: { role: "owner" },
    answer: firstStepList,
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/workspace/first-steps",
    summary: "Begin with an empty workspace, put the list aside, or note that a link was handed out",
    access: { role: "owner" },
    body: firstStepsChange,
    answer: firstStepList,
    errors: ["trial_ended"],
  }),
  addSample: defineCall({
    method: "POST",
    path: "/api/workspace/sample",
    summary:
      "Put the sample data of a made-up SACCO into the organisation; once is enough, twice changes nothing",
    access: { role: "owner" },
    answer: firstStepList,
    errors: ["conflict", "trial_ended"],
    perMinute: 6,
  }),
  removeSample: defineCall({
    method: "DELETE",
    path: "/api/workspace/sample",
    summary: "Remove all sample data; what the organisation made itself stays",
    access: { role: "owner" },
    answer: firstStepList,
    errors: ["trial_ended"],
    perMinute: 6,
  }),
};
