import { z } from "zod";
import { attemptKey } from "../core/fields.ts";
import { fileErrors } from "../core/file-errors.ts";
import { maxUploadBytes } from "../core/limits.ts";
import { mediaTypes } from "../core/media-types.ts";

/** What goes with a complaint as a photo or a document. */
export const attachmentMediaTypes = [
  mediaTypes.jpeg,
  mediaTypes.png,
  mediaTypes.webp,
  mediaTypes.pdf,
] as const;

/** A file that goes with a complaint. */
export const complaintAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Media type. */
  type: z.string(),
  bytes: z.int(),
  addedAt: z.iso.datetime(),
});
export type ComplaintAttachment = z.infer<typeof complaintAttachment>;

/** The same for the staff, who see their own ones too. */
export const caseAttachment = complaintAttachment.extend({
  sender: z.enum(["member", "staff"]),
  /** The colleague who added it; null for the member's, and for somebody who has left. */
  author: z.string().nullable(),
  /** Of which complaint it is, where others were merged into this one. */
  complaintId: z.uuid(),
});
export type CaseAttachment = z.infer<typeof caseAttachment>;

/** How a file of a complaint is sent. */
export const attachmentForm = {
  /** `key` is the same for every attempt: what arrives twice is one file. */
  fields: z.object({ key: attemptKey }),
  files: {
    file: {
      accepts: attachmentMediaTypes,
      maxBytes: maxUploadBytes,
      description: "A photo (JPEG, PNG or WebP) or a PDF, at most 5 MB",
    },
  },
} as const;

/** How a file may be refused. */
export const attachmentErrors = [
  "conflict",
  ...fileErrors,
  "file_too_complex",
  "picture_too_large",
  "picture_animated",
  "unavailable",
] as const;
