import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { dashboardStats } from "./figures.ts";
import { cvText, hrApplication, hrApplicationDetail, hrApplicationQuery, statusChange } from "./hr.ts";

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
    updateStatus: defineCall({
      method: "PATCH",
      path: "/api/hr/applications/:id/status",
      summary: "Move an application on, with an internal note; the candidate is told by mail",
      access: { role: "hr" },
      params: id,
      body: statusChange,
      answer: hrApplicationDetail,
      errors: ["stale", "email_unverified", "trial_ended"],
    }),
  },
};
