import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { referenceField } from "./checks.docs.ts";
import { livenessCalls, livenessChallenge, livenessCheck } from "./liveness.ts";

const { parts, frames } = livenessCheck.shape;

export const livenessDocs = [
  describeSchema(livenessChallenge, "LivenessChallenge", "Head turns asked for at random. Answered once.", {
    id: ["Id of the challenge.", exampleId],
    turns: [
      "What the person is asked to do, in this order, from looking straight ahead; left and right are the person's own.",
      ["left", "up", "right"],
    ],
    expiresAt: ["Until when it can be answered.", "2026-11-22T09:19:00.000Z"],
  }),
  describeSchema(
    livenessCalls.checkLiveness.form.fields,
    "CheckLivenessForm",
    "Which challenge the frames answer.",
    {
      challengeId: ["The challenge; it is used up by this.", exampleId],
      reference: referenceField,
    },
  ),
  describeSchema(
    livenessCheck,
    "LivenessCheck",
    "Whether frames seem to show a person before the camera. It is a hint for staff, never a verdict: it was tried on drawn head turns only, and a video of the person, or a mask, can pass.",
    {
      score: ["0 speaks against it, 1 for it.", 0.93],
      flag: ["Whether staff should look at it.", false],
      parts: ["What the score is made of."],
      frames: ["What was seen in each frame."],
    },
  ),
  describeSchema(parts, "LivenessParts", "What the score is made of, each from 0 to 1.", {
    order: ["The head turned as asked, in order.", 1],
    person: ["The same person in every frame.", 1],
    depth: ["The face has depth: a flat picture that is turned has none.", 0.9],
    change: ["The frames differ from each other.", 1],
  }),
  describeSchema(frames.element, "LivenessFrame", "What was seen in a frame.", {
    faces: ["How many faces.", 1],
    pose: ["Which way the largest is turned; null without a face."],
  }),
];
