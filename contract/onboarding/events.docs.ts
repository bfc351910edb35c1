import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { checkCompleted } from "./events.ts";

export const onboardingEventDocs = [
  describeSchema(checkCompleted.data, "CheckCompleted", "A check of a member's case was made.", {
    memberId: ["Id of the member.", exampleId],
    check: ["Which check.", "registry"],
    status: ["`done`, or `unavailable` where it could not be made.", "done"],
    outcome: ["What it came to; null where it could not be made. Nothing of it decides.", "matched"],
  }),
];
