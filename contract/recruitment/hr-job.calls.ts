import { z } from "zod";
import { defineCall } from "../core/call.ts";
import {
  hrJob,
  hrJobDetail,
  jobChange,
  jobList,
  jobStatusChange,
  newJob,
  publishingProgress,
} from "./hr-jobs.ts";
import { jobApprovalCalls, jobSettingsCalls } from "./job-approval.ts";
import { jobDraft, jobDraftInput, jobDraftSummary } from "./job-drafts.ts";
import { jobMatch, jobMatchInput } from "./match-weights.ts";
import { milestoneSetCalls } from "./milestone-sets.ts";

const access = { role: "hr" } as const;
const byId = z.object({ id: z.uuid() });

const draftCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/hr/job-drafts",
    summary: "The organisation's jobs that are not published yet, latest first",
    access,
    answer: z.array(jobDraftSummary),
  }),
  get: defineCall({
    method: "GET",
    path: "/api/hr/job-drafts/:id",
    summary: "One draft of a job",
    access,
    params: byId,
    answer: jobDraft,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/hr/job-drafts/:id",
    summary:
      "Keep a draft of a job. Refused as stale unless `version` is the one kept now (0 for none), and as a conflict once it was published",
    access,
    params: byId,
    body: jobDraftInput,
    answer: jobDraft,
    errors: ["stale", "conflict"],
    perMinute: 120,
  }),
  discard: defineCall({
    method: "DELETE",
    path: "/api/hr/job-drafts/:id",
    summary: "Throw away a draft of a job",
    access,
    params: byId,
    answer: z.void(),
    perMinute: 60,
  }),
};

/** The organisation's own jobs: written, published, changed and closed. */
export const hrJobCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/hr/jobs",
    summary: "The organisation's jobs, open or not, with how many applied",
    access,
    scope: "jobs:read",
    query: jobList.query,
    answer: z.array(hrJob),
    paged: true,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/hr/jobs/:id",
    summary: "One of the organisation's jobs with all that HR wrote",
    access,
    scope: "jobs:read",
    params: byId,
    answer: hrJobDetail,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/hr/jobs",
    summary:
      "Publish a job: it is on the public board when this answers. Forbidden where the owner has to approve it first",
    access,
    scope: "jobs:write",
    body: newJob,
    answer: hrJobDetail,
    progress: publishingProgress,
    status: 201,
    errors: ["email_unverified", "conflict"],
    perMinute: 30,
  }),
  change: defineCall({
    method: "PUT",
    path: "/api/hr/jobs/:id",
    summary: "Change a job that is published; refused as stale when somebody else has changed it since",
    access,
    scope: "jobs:write",
    params: byId,
    body: jobChange,
    answer: hrJobDetail,
    errors: ["stale", "email_unverified"],
    perMinute: 60,
  }),
  changeStatus: defineCall({
    method: "PATCH",
    path: "/api/hr/jobs/:id/status",
    summary: "Close a job, or open it again, with a new deadline where the old one has passed",
    access,
    scope: "jobs:write",
    params: byId,
    body: jobStatusChange,
    answer: hrJobDetail,
    errors: ["stale", "email_unverified"],
    perMinute: 60,
  }),
  match: defineCall({
    method: "GET",
    path: "/api/hr/jobs/:id/match",
    summary: "What each part of the match score counts for at a job, and how many scores are being renewed",
    access,
    scope: "jobs:read",
    params: byId,
    answer: jobMatch,
  }),
  weigh: defineCall({
    method: "PUT",
    path: "/api/hr/jobs/:id/match",
    summary: "Set what each part of the match score counts for at a job; its applications are scored anew",
    access,
    scope: "jobs:write",
    params: byId,
    body: jobMatchInput,
    answer: jobMatch,
    perMinute: 60,
  }),
  duplicate: defineCall({
    method: "POST",
    path: "/api/hr/jobs/:id/duplicate",
    summary: "Begin a draft with all that a job says, but for its deadline",
    access,
    params: byId,
    answer: jobDraft,
    status: 201,
    perMinute: 60,
  }),
  drafts: draftCalls,
  approvals: jobApprovalCalls,
  settings: jobSettingsCalls,
  milestoneSets: milestoneSetCalls,
};
