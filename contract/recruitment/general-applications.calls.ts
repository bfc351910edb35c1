import { z } from "zod";
import { defineCall, jsonText } from "../core/call.ts";
import { fileErrors } from "../core/file-errors.ts";
import { resumeMediaTypes } from "../core/media-types.ts";
import { applicationCalls } from "./applications.calls.ts";
import {
  generalForm,
  generalMatch,
  generalMatchList,
  jobProposal,
  ownGeneral,
} from "./general-applications.ts";
import { generalDraft, generalDraftInput, generalStart } from "./general-drafts.ts";

const id = z.object({ id: z.uuid() });
const bySlug = z.object({ slug: z.string().max(100) });
const access = { role: "hr" } as const;

/** A job seeker's own general applications, one for each SACCO. */
export const ownGeneralCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/candidate/general-applications",
    summary: "My general applications, one for each SACCO, with the jobs that the SACCO suggests",
    access: "candidate",
    answer: z.array(ownGeneral),
  }),
  start: defineCall({
    method: "GET",
    path: "/api/candidate/general-drafts/:slug",
    summary: "What a general application to a SACCO begins with: what I have sent or begun",
    access: "candidate",
    params: bySlug,
    answer: generalStart,
  }),
  send: defineCall({
    method: "POST",
    path: "/api/candidate/general-applications",
    summary:
      "Apply to a SACCO without a vacancy; it takes the place of an earlier one. A repeated submission with the same Idempotency-Key header changes nothing",
    access: "candidate",
    headers: applicationCalls.create.headers,
    form: {
      fields: z.object({
        /** Slug of the SACCO. */
        sacco: z.string().max(100),
        application: jsonText(generalForm),
        /** One of the applicant's kept CVs, instead of a file. */
        resumeId: z.uuid().optional(),
      }),
      files: applicationCalls.create.form.files,
    },
    answer: ownGeneral,
    status: 201,
    errors: ["conflict", ...fileErrors],
    perMinute: 30,
  }),
  renew: defineCall({
    method: "POST",
    path: "/api/candidate/general-applications/:id/renew",
    summary: "Say that my general application still holds; its time begins anew",
    access: "candidate",
    params: id,
    answer: ownGeneral,
    errors: ["conflict"],
    perMinute: 30,
  }),
  withdraw: defineCall({
    method: "DELETE",
    path: "/api/candidate/general-applications/:id",
    summary: "Take my general application back; the SACCO has nothing of it any more",
    access: "candidate",
    params: id,
    answer: z.void(),
    perMinute: 30,
  }),
  drafts: {
    save: defineCall({
      method: "PUT",
      path: "/api/candidate/general-drafts/:slug",
      summary:
        "Keep what I have typed of a general application. Refused as stale unless `version` is the one kept now (0 for none)",
      access: "candidate",
      params: bySlug,
      body: generalDraftInput,
      answer: generalDraft,
      errors: ["stale"],
      perMinute: 120,
    }),
    discard: defineCall({
      method: "DELETE",
      path: "/api/candidate/general-drafts/:slug",
      summary: "Throw away what I have typed of a general application",
      access: "candidate",
      params: bySlug,
      answer: z.void(),
      perMinute: 60,
    }),
  },
};

/** What HR does with the general applications of its talent pool. */
export const generalCalls = {
  matching: defineCall({
    method: "GET",
    path: "/api/hr/jobs/:id/general-applications",
    summary: "The general applicants whose wishes a job meets, the best match first",
    access,
    scope: "candidates:read",
    params: id,
    query: generalMatchList.query,
    answer: z.array(generalMatch),
    paged: true,
  }),
  propose: defineCall({
    method: "POST",
    path: "/api/hr/general-applications/:id/proposals",
    summary: "Invite a general applicant to apply for a job by mail; nobody is entered for it",
    access,
    params: id,
    body: z.object({ jobId: z.uuid("Choose a job") }),
    answer: jobProposal,
    status: 201,
    errors: ["conflict", "email_unverified", "job_closed", "trial_ended"],
    perMinute: 60,
  }),
  cv: defineCall({
    method: "GET",
    path: "/api/hr/general-applications/:id/cv",
    summary: "The CV of a general application; every view is in the audit trail",
    access,
    scope: "documents:read",
    params: id,
    answer: z.string(),
    download: resumeMediaTypes,
  }),
};
