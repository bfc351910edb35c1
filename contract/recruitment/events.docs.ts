import { exampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { applicationCreated, applicationMoved, generalApplicationEvents, offerEvents } from "./events.ts";

const about: Fields<typeof applicationCreated.data> = {
  applicationId: ["Id of the application.", exampleId],
  jobId: ["Id of its job.", exampleId],
  jobTitle: ["Title of the job.", "Loan Officer"],
  status: ["Where the application stands now.", "screening"],
  stage: ["Its step on the job's hiring path, from 1.", 2],
};

export const recruitmentEventDocs = [
  describeSchema(applicationCreated.data, "ApplicationCreated", "An application has come.", about),
  describeSchema(applicationMoved.data, "ApplicationMoved", "An application has another status.", {
    ...about,
    previousStatus: ["Where it stood before.", "submitted"],
  }),
  describeSchema(
    generalApplicationEvents.received.data,
    "GeneralApplicationReceived",
    "Somebody has applied without a vacancy.",
    {
      generalApplicationId: ["Id of the general application.", exampleId],
      again: ["Whether it takes the place of one that they had sent before.", false],
    },
  ),
  describeSchema(
    generalApplicationEvents.withdrawn.data,
    "GeneralApplicationWithdrawn",
    "A general application is gone.",
    { generalApplicationId: ["Id of the general application.", exampleId] },
  ),
  describeSchema(offerEvents.sent.data, "OfferEvent", "Something happened to an offer.", {
    offerId: ["Id of the offer.", exampleId],
    applicationId: ["Id of its application.", exampleId],
    jobId: ["Id of the application's job.", exampleId],
    jobTitle: ["Title of the job.", "Loan Officer"],
  }),
];
