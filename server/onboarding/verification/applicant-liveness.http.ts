import { applicantLivenessCalls } from "#contract/onboarding/applicant-liveness.ts";
import type { FaceEngine } from "#server/platform/faces/face-engine.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Applicants } from "../applications/open-application.ts";
import { framesOf } from "../faces/liveness.http.ts";
import { askApplicantForTurns, checkApplicantLiveness } from "./applicant-liveness.service.ts";

/** Head turns of applicants. */
export function applicantLivenessEndpoints(applicants: Applicants, engine: FaceEngine) {
  const { askForTurns, sendFrames } = applicantLivenessCalls;
  return [
    endpoint(askForTurns, ({ params }) => askApplicantForTurns(applicants, params.key)),
    endpoint(sendFrames, ({ actor, params, form, files, signal }) =>
      checkApplicantLiveness(applicants, engine, actor, params.key, {
        ...form,
        signal,
        frames: framesOf(files),
      }),
    ),
  ];
}
