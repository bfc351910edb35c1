import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { headTurns } from "../core/faces.ts";
import { caseReference, checkAccess } from "./checks.ts";
import { headPose } from "./faces.ts";
import { pictureErrors, pictureMediaTypes } from "./pictures.ts";

/** Head turns asked for at random. It can be answered once, and for some minutes only. */
export const livenessChallenge = z.object({
  id: z.uuid(),
  turns: z.array(z.enum(headTurns)),
  expiresAt: z.iso.datetime(),
});
export type LivenessChallenge = z.infer<typeof livenessChallenge>;

const share = z.number().min(0).max(1);

export const livenessCheck = z.object({
  score: share,
  flag: z.boolean(),
  parts: z.object({ order: share, person: share, depth: share, change: share }),
  frames: z.array(z.object({ faces: z.int(), pose: headPose.nullable() })),
});
export type LivenessCheck = z.infer<typeof livenessCheck>;

const frame = (description: string, optional = false) => ({
  optional,
  accepts: pictureMediaTypes,
  maxBytes: 4 * 1024 * 1024,
  description,
});

/** Six to eight frames, the first one looking straight ahead. */
export const livenessFrames = {
  frame1: frame(
    "Looking straight ahead. Frames are as the camera sees them, not mirrored; JPEG, PNG or WebP",
  ),
  frame2: frame("The next frame, in the order in which they were taken"),
  frame3: frame("The next frame"),
  frame4: frame("The next frame"),
  frame5: frame("The next frame"),
  frame6: frame("The next frame"),
  frame7: frame("The next frame", true),
  frame8: frame("The last frame", true),
};

export const livenessCalls = {
  createLivenessChallenge: defineCall({
    method: "POST",
    path: "/api/liveness-challenges",
    summary: "Ask for head turns in a random order",
    ...checkAccess,
    answer: livenessChallenge,
    status: 201,
    perMinute: 60,
  }),
  checkLiveness: defineCall({
    method: "POST",
    path: "/api/check-liveness",
    summary:
      "Judge whether frames show a person before the camera who turned as asked: a flag, never a verdict",
    ...checkAccess,
    form: {
      fields: z.object({ challengeId: z.uuid(), reference: caseReference.optional() }),
      files: livenessFrames,
    },
    answer: livenessCheck,
    errors: ["not_found", ...pictureErrors],
    perMinute: 20,
  }),
};
