import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { hrApplicationDetail, snooze } from "./hr.ts";
import {
  applicationVisit,
  boardColumn,
  boardQuery,
  bulkMessage,
  bulkResult,
  bulkStatusChange,
  rejectionsUndo,
} from "./triage.ts";

/** Calls on many applications at a time; they stand among HR's calls on applications. */
export const triageCalls = {
  snooze: defineCall({
    method: "POST",
    path: "/api/hr/applications/:id/snooze",
    summary: "Put an application aside until the morning of a day, or back among the others",
    access: { role: "hr" },
    params: z.object({ id: z.uuid() }),
    body: snooze,
    answer: hrApplicationDetail,
    errors: ["conflict", "stale", "trial_ended"],
  }),
  visit: defineCall({
    method: "POST",
    path: "/api/hr/application-visits",
    summary: "Note that one has come to the applications, and count what is new since the visit before",
    access: { role: "hr" },
    answer: applicationVisit,
    allowedAfterTrial: true,
    perMinute: 120,
  }),
  look: defineCall({
    method: "POST",
    path: "/api/hr/applications/:id/look",
    summary: "Note that one has looked at an application: it is new to oneself no more",
    access: { role: "hr" },
    params: z.object({ id: z.uuid() }),
    answer: z.void(),
    allowedAfterTrial: true,
    perMinute: 240,
  }),
  board: defineCall({
    method: "GET",
    path: "/api/hr/applications/board",
    summary: "The organisation's applications in a column for each status, with the first ones of each",
    access: { role: "hr" },
    scope: "applications:read",
    query: boardQuery,
    answer: z.array(boardColumn),
  }),
  updateStatuses: defineCall({
    method: "POST",
    path: "/api/hr/applications/status",
    summary:
      "Move several applications on, each by itself; every candidate is told by mail, of a rejection after a minute",
    access: { role: "hr" },
    scope: "applications:write",
    body: bulkStatusChange,
    answer: bulkResult,
    errors: ["email_unverified", "trial_ended"],
    perMinute: 20,
  }),
  undoRejections: defineCall({
    method: "POST",
    path: "/api/hr/applications/status/undo",
    summary: "Take rejections of applications back whose mail has not left yet, with what each covers",
    access: { role: "hr" },
    body: rejectionsUndo,
    answer: bulkResult,
    errors: ["trial_ended"],
    perMinute: 60,
  }),
  sendMessages: defineCall({
    method: "POST",
    path: "/api/hr/applications/messages",
    summary: "Write to several candidates, each in the thread of their application",
    access: { role: "hr" },
    body: bulkMessage,
    answer: bulkResult,
    errors: ["email_unverified", "trial_ended"],
    perMinute: 20,
  }),
};
