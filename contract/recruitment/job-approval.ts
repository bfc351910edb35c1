import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { originOf } from "../core/site-origin.ts";
import { hrJobDetail, newJob } from "./hr-jobs.ts";
import { jobForm } from "./job-form.ts";

/** Where a job stands that was put before the owner: it waits, or was sent back with words. */
export const jobApprovalStates = ["waiting", "returned"] as const;
export type JobApprovalState = (typeof jobApprovalStates)[number];

/** Longest reason for sending a job back. */
export const maxReturnReason = 1_000;

/** A request to publish a job, as whoever asked and whoever decides see it. */
export const jobApproval = z.object({
  /** The draft's, and the job's once it is published. */
  id: z.uuid(),
  state: z.enum(jobApprovalStates),
  askedAt: z.iso.datetime(),
  /** Null once they have left. */
  askedBy: z.string().nullable(),
  /** Why it was sent back; null while it waits. */
  reason: z.string().nullable(),
  /** The job as it was asked for: this and nothing else is published. */
  job: jobForm.extend({ deadline: z.iso.date(), questions: z.array(jobForm.shape.questions.element) }),
  abilities: z.object({
    /** Whether this person approves it or sends it back. */
    decide: z.boolean(),
    /** Whether it can be taken back, to be changed. */
    takeBack: z.boolean(),
  }),
});
export type JobApproval = z.infer<typeof jobApproval>;

/** Where a draft stands with its approval; null for one that nobody was asked about. */
export const draftApproval = jobApproval.pick({ state: true, askedAt: true, askedBy: true, reason: true });

export const jobReturn = z.object({
  reason: z.string().trim().min(1, "Say what has to change").max(maxReturnReason),
});

export type JobReturn = z.infer<typeof jobReturn>;

/** Most websites that may show the list of open jobs. */
const maxEmbedSites = 20;

/** How an organisation publishes its jobs. */
export const jobSettings = z.object({
  /** Whether the owner approves a job before it is published. */
  approvalRequired: z.boolean(),
  /** Websites that may show the list of open jobs; every one if none is named. */
  embedSites: z.array(z.string()),
  /** Whether people may apply without a vacancy. */
  generalApplications: z.boolean(),
});
export type JobSettings = z.infer<typeof jobSettings>;

/** The same as they are typed: of an address its website is kept. */
export const jobSettingsInput = jobSettings.extend({
  embedSites: z
    .array(z.string().trim().max(300))
    .max(maxEmbedSites, `Name at most ${maxEmbedSites} websites`)
    .transform((typed, context) =>
      typed.map((site) => {
        const origin = originOf(site);
        if (!origin) context.addIssue(`${site} is not the address of a website`);
        return origin ?? "";
      }),
    ),
  /** Left out, it stays as it is. */
  generalApplications: z.boolean().optional(),
});

const params = z.object({ id: z.uuid() });
const access = { role: "hr" } as const;

export const jobApprovalCalls = {
  ask: defineCall({
    method: "POST",
    path: "/api/hr/job-approvals",
    summary:
      "Ask the owner to approve a job, which is published by that. A conflict where no approval is needed: such a job is published at once",
    access,
    scope: "jobs:write",
    body: newJob,
    answer: jobApproval,
    status: 201,
    errors: ["email_unverified", "conflict", "trial_ended"],
    perMinute: 30,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/hr/job-approvals/:id",
    summary: "A job that waits for the owner's approval, or was sent back",
    access,
    scope: "jobs:read",
    params,
    answer: jobApproval,
  }),
  approve: defineCall({
    method: "POST",
    path: "/api/hr/job-approvals/:id/approve",
    summary: "Approve a job; it is on the public board when this answers",
    access: { role: "owner" },
    params,
    answer: hrJobDetail,
    errors: ["conflict", "email_unverified", "trial_ended"],
  }),
  giveBack: defineCall({
    method: "POST",
    path: "/api/hr/job-approvals/:id/return",
    summary: "Send a job back to whoever asked, with the reason",
    access: { role: "owner" },
    params,
    body: jobReturn,
    answer: jobApproval,
    errors: ["conflict", "trial_ended"],
  }),
  takeBack: defineCall({
    method: "POST",
    path: "/api/hr/job-approvals/:id/take-back",
    summary: "Take a request for approval back, to change the draft",
    access,
    scope: "jobs:write",
    params,
    answer: z.void(),
    errors: ["conflict", "trial_ended"],
  }),
};

export const jobSettingsCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/hr/job-settings",
    summary: "How the organisation publishes its jobs",
    access,
    answer: jobSettings,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/hr/job-settings",
    summary: "Decide how jobs are published; whether they need approval only an owner decides",
    access,
    body: jobSettingsInput,
    answer: jobSettings,
    errors: ["trial_ended"],
    perMinute: 30,
  }),
};
