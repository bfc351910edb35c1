import { z } from "zod";
import { pictureQuality } from "./documents.ts";

/** The documents of an application: a photograph of the person, both sides of an ID or a passport, a KRA certificate. */
export const applicationDocumentKinds = [
  "passport-photo",
  "id-front",
  "id-back",
  "passport",
  "kra-pin",
] as const;
export type ApplicationDocumentKind = (typeof applicationDocumentKinds)[number];

/** How a document came: photographed in the page, or chosen as a file. */
export const captureMethods = ["camera", "file"] as const;

/** What the browser measured of a picture before it was sent; all of it may be wrong, staff see it as it is. */
export const captureQuality = pictureQuality
  .pick({ width: true, height: true, blur: true, glare: true })
  .extend({
    /** 0 is black, 1 is white. */
    brightness: z.number().min(0).max(1),
    /** Which try this was, from 1. */
    attempt: z.int().min(1).max(100),
    /** What it was accepted with, after two tries. */
    notices: z.array(z.enum(["blurred", "glare", "too_dark", "low_resolution", "cut_off"])).max(5),
  });
export type CaptureQuality = z.infer<typeof captureQuality>;

/** A document of an application, as whoever uploaded it and staff see it. */
export const applicationDocument = z.object({
  id: z.uuid(),
  kind: z.enum(applicationDocumentKinds),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  method: z.enum(captureMethods),
  quality: captureQuality.nullable(),
  createdAt: z.iso.datetime(),
  /** The officer who held the camera; null for the applicant. */
  capturedBy: z.string().nullable(),
});
export type ApplicationDocument = z.infer<typeof applicationDocument>;

/** Which documents an application needs, in order. */
export const neededDocuments = (identityDocument: string | undefined): readonly ApplicationDocumentKind[] =>
  identityDocument === "passport"
    ? ["passport-photo", "passport", "kra-pin"]
    : ["passport-photo", "id-front", "id-back", "kra-pin"];
