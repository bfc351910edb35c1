import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes, resumeMediaTypes } from "../core/media-types.ts";
import { colleague, newNote } from "../core/notes.ts";
import { periodQuery } from "../core/period.ts";
import { candidateImportCalls } from "./candidate-import.ts";
import { funnelReport } from "./funnel.ts";
import { hiringFigures } from "./hiring-figures.ts";
import {
  applicationList,
  cvReading,
  cvText,
  hrApplication,
  hrApplicationDetail,
  statusChange,
} from "./hr.ts";
import {
  candidateAnalysis,
  candidateCounts,
  candidateDecided,
  candidateList,
  candidateStatusChange,
  hrCandidate,
} from "./hr-candidates.ts";
import { hrJobCalls } from "./hr-job.calls.ts";
import { jobGenerationCall } from "./job-generation.ts";
import { dashboardStats } from "./statistics.ts";

const id = z.object({ id: z.uuid() });

/** A report's period, and as what kind of file it is wanted. */
export const reportQuery = periodQuery.extend({ format: z.enum(["pdf", "csv"]).default("pdf") });

export const hrCalls = {
  dashboard: {
    stats: defineCall({
      method: "GET",
      path: "/api/hr/dashboard/stats",
      summary: "The figures of the HR dashboard",
      access: { role: "hr" },
      scope: "reports:read",
      answer: dashboardStats,
    }),
  },
  analytics: {
    funnel: defineCall({
      method: "GET",
      path: "/api/hr/analytics/hiring-path",
      summary: "How far the applications of a period came, and how long they waited at each status",
      access: { role: "hr" },
      scope: "reports:read",
      query: periodQuery,
      answer: funnelReport,
    }),
    figures: defineCall({
      method: "GET",
      path: "/api/hr/analytics/figures",
      summary:
        "How long hiring took in a period, how well its applications match, and who interviewed how much",
      access: { role: "hr" },
      scope: "reports:read",
      query: periodQuery,
      answer: hiringFigures,
    }),
    report: defineCall({
      method: "GET",
      path: "/api/hr/analytics/report",
      summary: "All figures of a period as a PDF to print, or as CSV to calculate with",
      access: { role: "hr" },
      scope: "reports:read",
      query: reportQuery,
      answer: z.unknown(),
      download: [mediaTypes.pdf, mediaTypes.csv],
      errors: ["unavailable"],
      perMinute: 10,
    }),
  },
  jobs: { ...hrJobCalls, generate: jobGenerationCall },
  colleagues: defineCall({
    method: "GET",
    path: "/api/hr/colleagues",
    summary: "Who of the team may read applications, and can be named in a note",
    access: { role: "hr" },
    answer: z.array(colleague),
  }),
  candidates: {
    list: defineCall({
      method: "GET",
      path: "/api/hr/candidates",
      summary: "People who applied to the organisation or whom it imported, newest first",
      access: { role: "hr" },
      scope: "candidates:read",
      query: candidateList.query,
      answer: z.array(hrCandidate),
      paged: true,
    }),
    get: defineCall({
      method: "GET",
      path: "/api/hr/candidates/:id",
      summary: "One candidate, as they are in the list",
      access: { role: "hr" },
      scope: "candidates:read",
      params: id,
      answer: hrCandidate,
    }),
    counts: defineCall({
      method: "GET",
      path: "/api/hr/candidates/counts",
      summary: "How many candidates the organisation has, by status",
      access: { role: "hr" },
      scope: "candidates:read",
      answer: candidateCounts,
    }),
    analysis: defineCall({
      method: "GET",
      path: "/api/hr/candidates/analysis",
      summary: "What the latest applications of the candidates that match come to",
      access: { role: "hr" },
      scope: "candidates:read",
      query: candidateList.filter,
      answer: candidateAnalysis,
    }),
    export: defineCall({
      method: "GET",
      path: "/api/hr/candidates/export",
      summary: "The candidates that match as CSV, all of them; the export is in the audit trail",
      access: { role: "hr" },
      query: candidateList.filter,
      answer: z.unknown(),
      download: [mediaTypes.csv],
      perMinute: 10,
    }),
    decide: defineCall({
      method: "POST",
      path: "/api/hr/candidates/:id/status",
      summary: "Shortlist a candidate, put them on the suspense list or reject them; they are told by mail",
      access: { role: "hr" },
      params: id,
      body: candidateStatusChange,
      answer: candidateDecided,
      errors: ["stale", "email_unverified", "trial_ended"],
      perMinute: 120,
    }),
    undo: defineCall({
      method: "POST",
      path: "/api/hr/candidates/:id/status/undo",
      summary: "Take back a rejection whose mail has not left yet",
      access: { role: "hr" },
      params: id,
      answer: candidateDecided,
      errors: ["gone", "stale", "trial_ended"],
      perMinute: 120,
    }),
    cv: defineCall({
      method: "GET",
      path: "/api/hr/candidates/:id/cv",
      summary: "The CV that was imported of a candidate; every view is in the audit trail",
      access: { role: "hr" },
      scope: "documents:read",
      params: id,
      answer: z.string(),
      download: resumeMediaTypes,
    }),
    remove: defineCall({
      method: "DELETE",
      path: "/api/hr/candidates/:id",
      summary:
        "Erase a candidate who has no account: their applications are withdrawn, and nothing personal stays",
      access: { role: "hr" },
      params: id,
      answer: z.void(),
      errors: ["conflict", "trial_ended"],
    }),
  },
  candidateImports: candidateImportCalls,
  applications: {
    list: defineCall({
      method: "GET",
      path: "/api/hr/applications",
      summary: "Applications to the organisation's jobs",
      access: { role: "hr" },
      scope: "applications:read",
      query: applicationList.query,
      answer: z.array(hrApplication),
      paged: true,
    }),
    export: defineCall({
      method: "GET",
      path: "/api/hr/applications/export",
      summary: "The applications that match as CSV, all of them; the export is in the audit trail",
      access: { role: "hr" },
      query: applicationList.filter,
      answer: z.unknown(),
      download: [mediaTypes.csv],
      perMinute: 10,
    }),
    get: defineCall({
      method: "GET",
      path: "/api/hr/applications/:id",
      summary: "One application with everything the candidate sent and its history",
      access: { role: "hr" },
      scope: "applications:read",
      params: id,
      answer: hrApplicationDetail,
    }),
    cv: defineCall({
      method: "GET",
      path: "/api/hr/applications/:id/cv",
      summary: "The CV file of an application; every view is in the audit trail",
      access: { role: "hr" },
      scope: "documents:read",
      params: id,
      answer: z.string(),
      download: resumeMediaTypes,
    }),
    cvText: defineCall({
      method: "GET",
      path: "/api/hr/applications/:id/cv/text",
      summary: "The CV of an application as plain text, for reading on a phone and for Word files",
      access: { role: "hr" },
      scope: "documents:read",
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
      scope: "documents:read",
      params: id,
      answer: cvReading,
    }),
    updateStatus: defineCall({
      method: "PATCH",
      path: "/api/hr/applications/:id/status",
      summary:
        "Move an application on, with an internal note; the candidate is told by mail, of a rejection after a minute",
      access: { role: "hr" },
      scope: "applications:write",
      params: id,
      body: statusChange,
      answer: hrApplicationDetail,
      errors: ["stale", "application_withdrawn", "email_unverified", "trial_ended"],
    }),
    addNote: defineCall({
      method: "POST",
      path: "/api/hr/applications/:id/notes",
      summary:
        "Add an internal note to the history of an application; only the colleagues whom it names are told",
      access: { role: "hr" },
      scope: "applications:write",
      params: id,
      body: newNote,
      answer: hrApplicationDetail,
      status: 201,
      errors: ["trial_ended"],
    }),
  },
};
