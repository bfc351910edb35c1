import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { byKey } from "./applications.calls.ts";
import { livenessChallenge, livenessFrames } from "./liveness.ts";
import { pictureErrors } from "./pictures.ts";

const path = "/api/membership-applications/:key";

/** What an applicant hears of it. What came of it is for staff: a flag, never a verdict. */
export const applicantLiveness = z.object({
  /** Whether every frame shows one face; where not, another try may help. */
  seen: z.boolean(),
});

/** Head turns of applicants, who have no account. */
export const applicantLivenessCalls = {
  askForTurns: defineCall({
    method: "POST",
    path: `${path}/liveness-challenge`,
    summary: "Ask an applicant for head turns in a random order; also with the key of a hand-over",
    access: "public",
    params: byKey,
    answer: livenessChallenge,
    status: 201,
    errors: ["gone", "conflict"],
    perMinuteFromAddress: 60,
  }),
  sendFrames: defineCall({
    method: "POST",
    path: `${path}/liveness`,
    summary:
      "Have frames of an applicant judged. The result is kept for the staff, the frames are not; also with the key of a hand-over",
    access: "public",
    params: byKey,
    form: { fields: z.object({ challengeId: z.uuid() }), files: livenessFrames },
    answer: applicantLiveness,
    errors: ["gone", "conflict", ...pictureErrors],
    perMinuteFromAddress: 30,
  }),
};
