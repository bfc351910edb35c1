import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { colleague, newNote } from "../core/notes.ts";
import { assignment, memberDocument, memberFile, onboardingOverview } from "./desk.ts";
import { activityList, memberActivity } from "./member-changes.ts";
import { memberList } from "./members.ts";
import { pictureMediaTypes } from "./pictures.ts";

const access = { role: "onboarding" } as const;
const byId = z.object({ id: z.uuid() });

/** What staff do with members beyond the register. */
export const deskCalls = {
  overview: defineCall({
    method: "GET",
    path: "/api/onboarding-overview",
    summary:
      "How many members there are and how far they are, what waits for a decision, and what the checks did",
    access,
    answer: onboardingOverview,
  }),
  colleagues: defineCall({
    method: "GET",
    path: "/api/onboarding-colleagues",
    summary: "Who can be given a case or named in a note",
    access,
    answer: z.array(colleague),
  }),
  assign: defineCall({
    method: "POST",
    path: "/api/members/assignments",
    summary: "Give the cases of members to a colleague, who is notified, or back to everybody",
    access,
    body: assignment,
    answer: z.object({ assigned: z.int() }),
    perMinute: 60,
  }),
  export: defineCall({
    method: "GET",
    path: "/api/members/export",
    summary: "The members that match, as CSV in the order of the list",
    access,
    query: memberList.filter,
    answer: z.unknown(),
    download: [mediaTypes.csv],
    perMinute: 10,
  }),
  file: defineCall({
    method: "GET",
    path: "/api/members/:id/file",
    summary: "One member with the application as it was sent",
    access,
    params: byId,
    answer: memberFile,
  }),
  history: defineCall({
    method: "GET",
    path: "/api/members/:id/activities",
    summary: "What was done with one member, newest first",
    access,
    params: byId,
    query: activityList.query,
    answer: z.array(memberActivity),
    paged: true,
  }),
  addNote: defineCall({
    method: "POST",
    path: "/api/members/:id/notes",
    summary: "Add a note of the staff about a member. Colleagues whom it names are notified",
    access,
    params: byId,
    body: newNote,
    answer: z.void(),
    perMinute: 60,
  }),
  documents: defineCall({
    method: "GET",
    path: "/api/members/:id/documents",
    summary: "The documents of a member's application, the present ones first",
    access,
    params: byId,
    answer: z.array(memberDocument),
  }),
  documentContent: defineCall({
    method: "GET",
    path: "/api/members/:id/documents/:documentId/content",
    summary: "One document as it was sent. Opening it is in the audit trail",
    access,
    params: byId.extend({ documentId: z.uuid() }),
    answer: z.unknown(),
    download: [...pictureMediaTypes, mediaTypes.pdf],
  }),
  form: defineCall({
    method: "GET",
    path: "/api/members/:id/form",
    summary: "The membership form of a member as a PDF, to be printed and signed",
    access,
    params: byId,
    answer: z.unknown(),
    download: [mediaTypes.pdf],
    errors: ["unavailable"],
    perMinute: 20,
  }),
};
