import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { periodQuery } from "../core/period.ts";
import { dashboardStats } from "./figures.ts";
import { hiringPathReport } from "./hiring-path.ts";
import {
  cvReading,
  cvText,
  hrApplication,
  hrApplicationDetail,
  hrApplicationQuery,
  statusChange,
} from "./hr.ts";
import { candidateCounts, hrCandidate, hrCandidateQuery } from "./hr-candidates.ts";
import { hrJob, hrJobQuery } from "./hr-jobs.ts";

const id = z.object({ id: z.uuid() });

export const hrCalls = {
  dashboard: {
    stats: defineCall({
      method: "GET",
      path: "/api/hr/dashboard/stats",
      summary: "The figures of the HR dashboard",
      access: { role: "hr" },
      answer: dashboardStats,
    }),
  },
  analytics: {
    hiringPath: defineCall({
      method: "GET",
      path: "/api/hr/analytics/hiring-path",
      summary: "How far the applications of a period came, and how long they waited at each status",
      access: { role: "hr" },
      query: periodQuery,
      answer: hiringPathReport,
    }),
  },
  jobs: {
    list: defineCall({
      method: "GET",
      path: "/api/hr/jobs",
      summary: "The organisation's positions, open or not, with how many applied",
      access: { role: "hr" },
      query: hrJobQuery,
      answer: z.array(hrJob),
      paged: true,
    }),
  },
  candidates: {
    list: defineCall({
      method: "GET",
      path: "/api/hr/candidates",
      summary: "People who applied to the organisation, newest first",
      access: { role: "hr" },
      query: hrCandidateQuery,
      answer: z.array(hrCandidate),
      paged: true,
    }),
    counts: defineCall({
      method: "GET",
      path: "/api/hr/candidates/counts",
      summary: "How many candidates the organisation has, by status",
      access: { role: "hr" },
      answer: candidateCounts,
    }),
  },
  applications: {
    list: defineCall({
      method: "GET",
      path: "/api/hr/applications",
      summary: "Applications to the organisation's positions",
      access: { role: "hr" },
      query: hrApplicationQuery,
      answer: z.array(hrApplication),
      paged: true,
    }),
    get: defineCall({
      method: "GET",
      path: "/api/hr/applications/:id",
      summary: "One application with everything the candidate sent and its history",
      access: { role: "hr" },
      params: id,
      answer: hrApplicationDetail,
    }),
    cv: defineCall({
      method: "GET",
      path: "/api/hr/applications/:id/cv",
      summary: "The CV file of an application; every view is in the audit trail",
      access: { role: "hr" },
      params: id,
      answer: z.string(),
      download: true,
    }),
    cvText: defineCall({
      method: "GET",
      path: "/api/hr/applications/:id/cv/text",
      summary: "The CV of an application as plain text, for reading on a phone and for Word files",
      access: { role: "hr" },
      params: id,
      answer: cvText,
      errors: ["file_encrypted", "file_damaged", "file_too_complex"],
    }),
    cvReading: defineCall({
      method: "GET",
      path: "/api/hr/applications/:id/cv/reading",
      summary:
        "What the reader found in the CV of an application; null until it has been read, soon after the submission",
      access: { role: "hr" },
      params: id,
      answer: cvReading,
    }),
    updateStatus: defineCall({
      method: "PATCH",
      path: "/api/hr/applications/:id/status",
      summary: "Move an application on, with an internal note; the candidate is told by mail",
      access: { role: "hr" },
      params: id,
      body: statusChange,
      answer: hrApplicationDetail,
      errors: ["stale", "conflict", "email_unverified", "trial_ended"],
    }),
  },
};
