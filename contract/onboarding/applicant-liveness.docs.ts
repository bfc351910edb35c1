import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { applicantLiveness, applicantLivenessCalls } from "./applicant-liveness.ts";

export const applicantLivenessDocs = [
  describeSchema(
    applicantLivenessCalls.sendFrames.form.fields,
    "SendFramesForm",
    "Which challenge the frames answer.",
    { challengeId: ["The challenge; it is used up by this.", exampleId] },
  ),
  describeSchema(applicantLiveness, "ApplicantLiveness", "What an applicant hears of the frames.", {
    seen: ["Whether every frame shows one face; where not, another try may help.", true],
  }),
];
