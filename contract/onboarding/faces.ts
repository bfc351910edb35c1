import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { faceNotices, faceVerdicts } from "../core/faces.ts";
import { caseReference, checkAccess } from "./checks.ts";
import { maxPictureBytes, pictureErrors, pictureMediaTypes } from "./pictures.ts";

/** How a head is turned, in degrees. */
export const headPose = z.object({ yaw: z.number(), pitch: z.number(), roll: z.number() });

export const faceQuality = z.object({
  eyeDistance: z.number(),
  sharpness: z.number(),
  brightness: z.number(),
  contrast: z.number(),
  certainty: z.number(),
  pose: headPose,
  notices: z.array(z.enum(faceNotices)),
});

/** A face that was found, in pixels of the picture as uploaded (EXIF orientation applied). */
export const faceBox = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  compared: z.boolean(),
  quality: faceQuality,
});

export const faceComparison = z.object({
  verdict: z.enum(faceVerdicts),
  distance: z.number().nullable(),
  threshold: z.number(),
  noMatchThreshold: z.number(),
  boxes: z.object({ first: z.array(faceBox), second: z.array(faceBox) }),
});
export type FaceComparisonAnswer = z.infer<typeof faceComparison>;

const picture = (description: string) => ({
  accepts: pictureMediaTypes,
  maxBytes: maxPictureBytes,
  description,
});

export const faceCalls = {
  compareFaces: defineCall({
    method: "POST",
    path: "/api/compare-faces",
    summary: "Compare the faces of two pictures. The pictures are not kept",
    ...checkAccess,
    form: {
      fields: z.object({ reference: caseReference.optional() }),
      files: {
        first: picture("A selfie or passport photograph: JPEG, PNG or WebP, at most 15 MB and 50 megapixels"),
        second: picture("A document with a portrait, or another photograph: likewise"),
      },
    },
    answer: faceComparison,
    errors: pictureErrors,
    perMinute: 30,
  }),
};
