import { z } from "zod";
import { defineCall, jsonText } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import {
  applicationDocument,
  applicationDocumentKinds,
  captureMethods,
  captureQuality,
} from "./application-documents.ts";
import {
  applicationSave,
  applicationStart,
  applicationSubmission,
  captureTask,
  handOver,
  joining,
  membershipApplication,
  openSacco,
  sentLink,
  startedApplication,
} from "./applications.ts";
import { begunApplication, begunApplicationList } from "./begun-applications.ts";
import { maxPictureBytes, pictureErrors, pictureMediaTypes } from "./pictures.ts";

const access = "public";
const path = "/api/membership-applications/:key";
/** Of an application, or of a hand-over where a call takes both. */
export const byKey = z.object({ key: z.string().regex(/^[\w-]{20,100}$/) });

const documentForm = {
  fields: z.object({
    kind: z.enum(applicationDocumentKinds),
    /** Chosen by the browser: a repeated upload is answered as the first was. */
    clientId: z.uuid(),
    method: z.enum(captureMethods),
    quality: jsonText(captureQuality).optional(),
  }),
  files: {
    document: {
      accepts: [...pictureMediaTypes, mediaTypes.pdf],
      maxBytes: maxPictureBytes,
      description:
        "JPEG, PNG or WebP, or PDF but for the passport photo. Pictures are written anew, without place and device",
    },
  },
} as const;
const documentErrors = ["conflict", "file_encrypted", ...pictureErrors] as const;

/** The calls of applicants, who have no account: the key in the address is what opens an application. */
export const applicantCalls = {
  openSaccos: defineCall({
    method: "GET",
    path: "/api/joining",
    summary: "SACCOs that decided to take applications here, by name",
    access,
    answer: z.array(openSacco),
    perMinuteFromAddress: 600,
  }),
  joining: defineCall({
    method: "GET",
    path: "/api/joining/:slug",
    summary: "A SACCO as whoever wants to join it has to know it",
    access,
    params: z.object({ slug: z.string().max(80) }),
    answer: joining,
    perMinuteFromAddress: 600,
  }),
  start: defineCall({
    method: "POST",
    path: "/api/membership-applications",
    summary:
      "Begin an application. A repeat with the same `clientId` answers the same application with the same key",
    access,
    body: applicationStart.extend({ slug: z.string().max(80) }),
    answer: startedApplication,
    status: 201,
    errors: ["not_found", "conflict"],
    perMinuteFromAddress: 120,
  }),
  get: defineCall({
    method: "GET",
    path,
    summary: "An application as it was kept",
    access,
    params: byKey,
    answer: membershipApplication,
    perMinuteFromAddress: 600,
  }),
  save: defineCall({
    method: "PUT",
    path,
    summary:
      "Keep what is filled in. Of an application that was opened again, only the parts to correct change",
    access,
    params: byKey,
    body: applicationSave,
    answer: membershipApplication,
    errors: ["stale", "conflict"],
    perMinuteFromAddress: 1200,
  }),
  sendLink: defineCall({
    method: "POST",
    path: `${path}/link`,
    summary: "Send the link of the application to its email address, or by SMS to its number without one",
    access,
    params: byKey,
    answer: sentLink,
    perMinuteFromAddress: 60,
  }),
  handOver: defineCall({
    method: "POST",
    path: `${path}/hand-over`,
    summary: "A key with which another phone may photograph the documents, for some minutes",
    access,
    params: byKey,
    answer: handOver,
    errors: ["conflict"],
    perMinuteFromAddress: 120,
  }),
  capture: defineCall({
    method: "GET",
    path: `${path}/capture`,
    summary: "Which documents are there and which are asked for; also with the key of a hand-over",
    access,
    params: byKey,
    answer: captureTask,
    errors: ["gone"],
    perMinuteFromAddress: 600,
  }),
  addDocument: defineCall({
    method: "POST",
    path: `${path}/documents`,
    summary:
      "Add a document, in place of an earlier one of its kind; also with the key of a hand-over. A repeat with the same `clientId` is answered as the first",
    access,
    params: byKey,
    form: documentForm,
    answer: applicationDocument,
    status: 201,
    errors: ["gone", ...documentErrors],
    perMinuteFromAddress: 240,
  }),
  removeDocument: defineCall({
    method: "DELETE",
    path: `${path}/documents/:id`,
    summary: "Take a document away again; also with the key of a hand-over",
    access,
    params: byKey.extend({ id: z.uuid() }),
    answer: z.void(),
    errors: ["gone", "conflict"],
    perMinuteFromAddress: 240,
  }),
  documentContent: defineCall({
    method: "GET",
    path: `${path}/documents/:id/content`,
    summary: "A document itself, for whoever has the application's own key. Every view is in the audit trail",
    access,
    params: byKey.extend({ id: z.uuid() }),
    answer: z.unknown(),
    download: [...pictureMediaTypes, mediaTypes.pdf],
    perMinuteFromAddress: 600,
  }),
  submit: defineCall({
    method: "POST",
    path: `${path}/submission`,
    summary:
      "Send the application: everything is checked, the member is created, and the checks begin. A repeat is answered as the first",
    access,
    params: byKey,
    body: applicationSubmission,
    answer: membershipApplication,
    errors: ["conflict", "stale"],
    perMinuteFromAddress: 120,
  }),
};

/** The same for somebody without a phone of their own: an officer fills in and photographs, and the record says so. */
export const assistedCalls = {
  start: defineCall({
    method: "POST",
    path: "/api/assisted-applications",
    summary: "Begin an application for somebody; whoever does may not verify it",
    access: { role: "onboarding" },
    body: applicationStart,
    answer: startedApplication,
    status: 201,
    perMinute: 60,
  }),
  addDocument: defineCall({
    method: "POST",
    path: "/api/assisted-applications/:id/documents",
    summary: "Add a document that an officer photographed; whoever does may not verify the application",
    access: { role: "onboarding" },
    params: z.object({ id: z.uuid() }),
    form: documentForm,
    answer: applicationDocument,
    status: 201,
    errors: documentErrors,
    perMinute: 120,
  }),
};

/** What became of applications, for staff. */
export const begunApplicationCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/membership-applications",
    summary: "Applications for membership that were begun, and how far each has come",
    access: { role: "onboarding" },
    query: begunApplicationList.query,
    answer: z.array(begunApplication),
    paged: true,
  }),
};
