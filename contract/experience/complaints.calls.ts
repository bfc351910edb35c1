import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { colleague, newNote } from "../core/notes.ts";
import { attachmentErrors, attachmentForm, attachmentMediaTypes } from "./complaint-attachments.ts";
import {
  complaintEntry,
  complaintForm,
  complaintInput,
  complaintReceipt,
  ownAddition,
  ownComplaint,
  trackingCode,
} from "./complaint-form.ts";
import { complaintReturn, complaintReturnQuery } from "./complaint-return.ts";
import { complaintSettingsCalls } from "./complaint-settings.ts";
import { complaint, complaintCase, complaintList, complaintPresence, complaintStep } from "./complaints.ts";

const access = { role: "experience" } as const;
const byId = z.object({ id: z.uuid() });
const byAttachment = z.object({ id: z.uuid(), attachmentId: z.uuid() });
const bySlug = z.object({ slug: z.string().max(80) });
const byCode = z.object({ code: trackingCode });
const tracked = "/api/complaints/tracked/:code";

/** A case that was opened, or found. */
const openedCase = z.object({ id: z.uuid(), reference: z.string() });

/** The calls of members, who have no account: the code opens the complaint that it was given for. */
const memberCalls = {
  form: defineCall({
    method: "GET",
    path: "/api/complaints/forms/:slug",
    summary: "The complaint form of a SACCO",
    access: "public",
    params: bySlug,
    answer: complaintForm,
    perMinuteFromAddress: 600,
  }),
  submit: defineCall({
    method: "POST",
    path: "/api/complaints/forms/:slug",
    summary:
      "Complain, with a name or without. The answer has the code by which the complaint is followed; a repeat with the same `key` answers the same",
    access: "public",
    params: bySlug,
    body: complaintInput,
    answer: complaintReceipt,
    status: 201,
    errors: ["not_found", "conflict", "rate_limited"],
    perMinute: 5,
    perMinuteFromAddress: 60,
    uncounted: ["validation"],
  }),
  track: defineCall({
    method: "GET",
    path: tracked,
    summary: "A complaint as its member sees it",
    access: "public",
    params: byCode,
    answer: ownComplaint,
    perMinuteFromAddress: 120,
  }),
  add: defineCall({
    method: "POST",
    path: `${tracked}/messages`,
    summary:
      "Add something to one's complaint. One that waits for it goes on, and a closed one is taken up again",
    access: "public",
    params: byCode,
    body: ownAddition,
    answer: ownComplaint,
    status: 201,
    errors: ["conflict", "rate_limited"],
    perMinute: 10,
    perMinuteFromAddress: 60,
  }),
  addFile: defineCall({
    method: "POST",
    path: `${tracked}/attachments`,
    summary:
      "Add a photo or a PDF to one's complaint. Photos are written anew without place and device; files are kept encrypted",
    access: "public",
    params: byCode,
    form: attachmentForm,
    answer: ownComplaint,
    status: 201,
    errors: [...attachmentErrors, "rate_limited"],
    perMinute: 20,
    perMinuteFromAddress: 60,
  }),
  addedFile: defineCall({
    method: "GET",
    path: `${tracked}/attachments/:attachmentId`,
    summary: "A file that one added to one's complaint",
    access: "public",
    params: byCode.extend({ attachmentId: z.uuid() }),
    answer: z.unknown(),
    download: attachmentMediaTypes,
    perMinuteFromAddress: 120,
  }),
  withdraw: defineCall({
    method: "POST",
    path: `${tracked}/withdrawal`,
    summary: "Withdraw one's complaint",
    access: "public",
    params: byCode,
    answer: ownComplaint,
    errors: ["conflict"],
    perMinute: 10,
    perMinuteFromAddress: 60,
  }),
};

export const complaintCalls = {
  ...memberCalls,
  list: defineCall({
    method: "GET",
    path: "/api/experience/complaints",
    summary: "The complaints of the organisation's members",
    access,
    query: complaintList.query,
    answer: z.array(complaint),
    paged: true,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/experience/complaints/:id",
    summary: "One complaint with its messages, its history and its clock",
    access,
    params: byId,
    answer: complaintCase,
  }),
  enter: defineCall({
    method: "POST",
    path: "/api/experience/complaints",
    summary: "Take down a complaint that was made on the phone, at the branch or in a letter",
    access,
    body: complaintEntry,
    answer: complaintReceipt.extend({ id: z.uuid() }),
    status: 201,
    errors: ["email_unverified"],
    perMinute: 60,
  }),
  fromFeedback: defineCall({
    method: "POST",
    path: "/api/experience/feedback/:id/case",
    summary: "Open a case for a low score; one that was opened for it already is answered again",
    access,
    params: byId,
    answer: openedCase,
    status: 201,
    perMinute: 60,
  }),
  act: defineCall({
    method: "POST",
    path: "/api/experience/complaints/:id/actions",
    summary:
      "Do something with a complaint: acknowledge, answer, give to a colleague, pause, resolve, close, merge. Of two people who act on the same version the second is refused",
    access,
    params: byId,
    body: complaintStep,
    answer: complaintCase,
    errors: ["stale", "conflict", "email_unverified"],
    perMinute: 120,
  }),
  addNote: defineCall({
    method: "POST",
    path: "/api/experience/complaints/:id/notes",
    summary: "Add a note of the staff about a complaint. Colleagues whom it names are notified",
    access,
    params: byId,
    body: newNote,
    answer: z.void(),
    perMinute: 60,
  }),
  attach: defineCall({
    method: "POST",
    path: "/api/experience/complaints/:id/attachments",
    summary: "Add a photo or a PDF to a complaint, for the staff",
    access,
    params: byId,
    form: attachmentForm,
    answer: complaintCase,
    status: 201,
    errors: attachmentErrors,
    perMinute: 30,
  }),
  attachment: defineCall({
    method: "GET",
    path: "/api/experience/complaints/:id/attachments/:attachmentId",
    summary: "A file of a complaint, or of one that was merged into it",
    access,
    params: byAttachment,
    answer: z.unknown(),
    download: attachmentMediaTypes,
  }),
  detach: defineCall({
    method: "DELETE",
    path: "/api/experience/complaints/:id/attachments/:attachmentId",
    summary: "Delete a file that the staff added to a complaint. What the member sent stays",
    access,
    params: byAttachment,
    answer: complaintCase,
    errors: ["conflict"],
    perMinute: 60,
  }),
  export: defineCall({
    method: "GET",
    path: "/api/experience/complaints/:id/export",
    summary: "A complaint with its messages, history and files as a ZIP",
    access,
    params: byId,
    answer: z.unknown(),
    download: [mediaTypes.zip],
    perMinute: 20,
  }),
  present: defineCall({
    method: "POST",
    path: "/api/experience/complaints/:id/presence",
    summary: "Say that one has a complaint open, and learn who else has",
    access,
    params: byId,
    body: z.object({ writing: z.boolean() }),
    answer: complaintPresence,
    perMinute: 60,
  }),
  colleagues: defineCall({
    method: "GET",
    path: "/api/experience/colleagues",
    summary: "Who can be given a complaint or named in a note",
    access,
    answer: z.array(colleague),
  }),
  return: defineCall({
    method: "GET",
    path: "/api/experience/complaints-return",
    summary:
      "The complaints return of a quarter: by category what came, was resolved, in time, and is pending",
    access,
    query: complaintReturnQuery,
    answer: complaintReturn,
  }),
  exportReturn: defineCall({
    method: "GET",
    path: "/api/experience/complaints-return/export",
    summary: "The complaints return of a quarter as CSV or as a typeset PDF",
    access,
    query: complaintReturnQuery.extend({ format: z.enum(["csv", "pdf"]).default("csv") }),
    answer: z.unknown(),
    download: [mediaTypes.csv, mediaTypes.pdf],
    errors: ["unavailable"],
    perMinute: 20,
  }),
  settings: complaintSettingsCalls,
};
