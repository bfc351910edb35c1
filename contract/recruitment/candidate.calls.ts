import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes, resumeMediaTypes } from "../core/media-types.ts";
import {
  candidateProfile,
  erasureAnswer,
  erasureInput,
  keptResume,
  profileInput,
  recommendations,
} from "./candidate.ts";
import { draft, draftInput, draftSummary } from "./drafts.ts";
import { correctedReading } from "./resume.ts";

const byId = z.object({ id: z.uuid() });

const profileCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/candidate/profile",
    summary: "What I keep for my next application, my preferences and my consent",
    access: "candidate",
    answer: candidateProfile,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/candidate/profile",
    summary: "Keep these details, preferences and consent in place of the earlier ones",
    access: "candidate",
    body: profileInput,
    answer: candidateProfile,
    perMinute: 60,
  }),
};

const keptResumeCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/candidate/resumes",
    summary: "The CVs I keep, newest first, with what was read in each",
    access: "candidate",
    answer: z.array(keptResume),
  }),
  correct: defineCall({
    method: "PUT",
    path: "/api/candidate/resumes/:id/reading",
    summary: "Correct what was read in one of my CVs",
    access: "candidate",
    params: byId,
    body: correctedReading,
    answer: keptResume,
    perMinute: 60,
  }),
  makeDefault: defineCall({
    method: "PUT",
    path: "/api/candidate/resumes/:id/default",
    summary: "Offer this CV first",
    access: "candidate",
    params: byId,
    answer: z.void(),
    perMinute: 60,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/candidate/resumes/:id",
    summary: "Remove one of my CVs. Applications that it was sent with keep their copy",
    access: "candidate",
    params: byId,
    answer: z.void(),
    perMinute: 60,
  }),
  file: defineCall({
    method: "GET",
    path: "/api/candidate/resumes/:id/file",
    summary: "One of my CVs as I uploaded it",
    access: "candidate",
    params: byId,
    answer: z.unknown(),
    download: resumeMediaTypes,
    perMinute: 60,
  }),
  page: defineCall({
    method: "GET",
    path: "/api/candidate/resumes/:id/pages/:page",
    summary: "A page of one of my PDF CVs as a picture (PNG)",
    access: "candidate",
    params: byId.extend({ page: z.coerce.number<number | string>().int().min(1).max(100) }),
    answer: z.unknown(),
    download: [mediaTypes.png],
    errors: ["file_too_complex", "file_damaged", "unavailable"],
    perMinute: 120,
  }),
  text: defineCall({
    method: "GET",
    path: "/api/candidate/resumes/:id/text",
    summary: "One of my CVs as plain text",
    access: "candidate",
    params: byId,
    answer: z.object({ text: z.string() }),
    errors: ["file_too_complex", "file_damaged", "unavailable"],
    perMinute: 60,
  }),
};

const draftCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/candidate/drafts",
    summary: "My applications that are not sent yet, latest first",
    access: "candidate",
    answer: z.array(draftSummary),
  }),
  get: defineCall({
    method: "GET",
    path: "/api/candidate/drafts/:id",
    summary: "My draft for the job with this id",
    access: "candidate",
    params: byId,
    answer: draft,
  }),
  save: defineCall({
    method: "PUT",
    path: "/api/candidate/drafts/:id",
    summary:
      "Keep my draft for the job with this id. Refused as stale unless `version` is the one kept now (0 for none)",
    access: "candidate",
    params: byId,
    body: draftInput,
    answer: draft,
    errors: ["stale", "already_applied"],
    perMinute: 120,
  }),
  discard: defineCall({
    method: "DELETE",
    path: "/api/candidate/drafts/:id",
    summary: "Throw away my draft for the job with this id",
    access: "candidate",
    params: byId,
    answer: z.void(),
    perMinute: 60,
  }),
};

/** What a job seeker keeps here for themselves. Every call answers and changes the signed-in person's own only. */
export const candidateCalls = {
  profile: profileCalls,
  resumes: keptResumeCalls,
  drafts: draftCalls,
  recommendations: defineCall({
    method: "GET",
    path: "/api/candidate/recommendations",
    summary: "Open jobs that match my profile and CV, with what matches; the newest when nothing is known",
    access: "candidate",
    answer: recommendations,
    perMinute: 60,
  }),
  export: defineCall({
    method: "GET",
    path: "/api/candidate/export",
    summary: "Everything kept about me: a zip of data.json, the same to read as data.html, and my files",
    access: "candidate",
    answer: z.unknown(),
    download: [mediaTypes.zip],
    perMinute: 5,
  }),
  erase: defineCall({
    method: "POST",
    path: "/api/candidate/erasure",
    summary: "Erase my account and my applications, confirmed by my password",
    access: "candidate",
    body: erasureInput,
    answer: erasureAnswer,
    errors: ["conflict", "rate_limited"],
    perMinute: 10,
  }),
};
