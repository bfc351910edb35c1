import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { checkCompleted, kycChanged, memberCreated } from "./events.ts";

export const onboardingEventDocs = [
  describeSchema(
    memberCreated.data,
    "MemberCreated",
    "Somebody is in the register who was not there before.",
    {
      memberId: ["Id of the member.", exampleId],
      source: ["How the member came into the register.", "wizard"],
    },
  ),
  describeSchema(kycChanged.data, "KycChanged", "The check of a member's identity has another status.", {
    memberId: ["Id of the member.", exampleId],
    previousStatus: ["Before.", "pending"],
    status: ["Now.", "verified"],
  }),
  describeSchema(checkCompleted.data, "CheckCompleted", "A check of a member's case was made.", {
    memberId: ["Id of the member.", exampleId],
    check: ["Which check.", "registry"],
    status: ["`done`, or `unavailable` where it could not be made.", "done"],
    outcome: ["What it came to; null where it could not be made. Nothing of it decides.", "matched"],
  }),
];
