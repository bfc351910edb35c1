import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { workProgress } from "../core/progress.ts";
import { caseReference, checkAccess } from "./checks.ts";
import { maxPictureBytes, pictureErrors, pictureMediaTypes } from "./pictures.ts";

/** What a document is said to be: both sides of a national identity card, old or Maisha, and two others. */
export const identityDocumentKinds = ["id-front", "id-back", "passport", "kra-pin"] as const;
export type IdentityDocumentKind = (typeof identityDocumentKinds)[number];

/** What can be read from documents; which of them, depends on the kind. */
export const documentFieldNames = [
  "idNumber",
  "fullName",
  "dateOfBirth",
  "sex",
  "serialNumber",
  "district",
  "placeOfIssue",
  "dateOfIssue",
  "dateOfExpiry",
  "documentNumber",
  "mrz",
  "kraPin",
] as const;
export type DocumentFieldName = (typeof documentFieldNames)[number];

/**
 * From this confidence on a value may be shown as read for sure. Chosen on documents that the reader was tuned on, and
 * tried on others: docs/decisions/033-reading-documents.md. @public
 */
export const matchedThreshold = 0.9;

/** What wants attention. Answered as these codes, which know no language; `documentNoticeMessages` says them. */
export const documentNotices = [
  "no_document",
  "wrong_kind",
  "cut_off",
  "blurred",
  "glare",
  "too_dark",
  "low_resolution",
  "covered",
  "several_documents",
  "nothing_found",
  "check_digit_wrong",
  "readings_disagree",
  "expired",
] as const;
export type DocumentNotice = (typeof documentNotices)[number];

/** Upright rectangle around a value, in pixels of the picture as uploaded (EXIF orientation applied). */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const readField = z.object({
  value: z.string(),
  confidence: z.number().min(0).max(1),
  /** Null where it is printed nowhere by itself. */
  box: box.nullable(),
});

/** How much of the document the picture shows: `small` where a step closer would help. */
export const framings = ["whole", "cut_off", "small", "not_found"] as const;
/** Whether the picture is good enough: `poor` is worth another photograph. */
export const pictureVerdicts = ["good", "fair", "poor"] as const;

export const pictureQuality = z.object({
  width: z.int(),
  height: z.int(),
  /** 0 is as sharp as print gets, 1 is beyond reading. */
  blur: z.number().min(0).max(1),
  /** Part of the document that shines so that nothing can be seen there. */
  glare: z.number().min(0).max(1),
  /** Degrees by which the document is turned clockwise, -180 to 180. */
  rotation: z.number().min(-180).max(180),
  framing: z.enum(framings),
  verdict: z.enum(pictureVerdicts),
});
export type PictureQuality = z.infer<typeof pictureQuality>;

/** What was read from a document. Only fields that were found are there; a person decides what holds. */
export const documentReading = z.object({
  fields: z.partialRecord(z.enum(documentFieldNames), readField),
  quality: pictureQuality,
  notices: z.array(z.enum(documentNotices)),
});
export type DocumentReading = z.infer<typeof documentReading>;

export const identityDocumentCalls = {
  read: defineCall({
    method: "POST",
    path: "/api/read-document",
    summary: "Read an identity document (JPEG, PNG, WebP or PDF). The file is not kept",
    ...checkAccess,
    form: {
      fields: z.object({ kind: z.enum(identityDocumentKinds), reference: caseReference.optional() }),
      files: {
        document: {
          accepts: [...pictureMediaTypes, mediaTypes.pdf],
          maxBytes: maxPictureBytes,
          description: "The document: JPEG, PNG, WebP or PDF, at most 15 MB and 50 megapixels",
        },
      },
    },
    answer: documentReading,
    progress: workProgress,
    errors: ["file_encrypted", ...pictureErrors],
    perMinute: 30,
  }),
};
