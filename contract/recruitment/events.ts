import { z } from "zod";
import { defineEvent } from "../core/event.ts";
import { applicationStatuses } from "./applications.ts";

const status = z.enum(applicationStatuses);

/** Which application an event is about; who applied is read with an API token, by whoever may. */
const about = {
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  status,
  stage: z.number().int(),
};

export const applicationCreated = defineEvent({
  type: "application.created",
  label: "An application has come",
  data: z.object(about),
});

export const applicationMoved = defineEvent({
  type: "application.moved",
  label: "An application has another status, also when it was withdrawn",
  data: z.object({ ...about, previousStatus: status }),
});

/** Which general application an event is about. Who sent it, and what they wish for, stays inside. */
const aboutGeneral = z.object({ generalApplicationId: z.uuid() });

export const generalApplicationEvents = {
  received: defineEvent({
    type: "general_application.received",
    label: "Somebody has applied without a vacancy, or has sent theirs anew",
    data: aboutGeneral.extend({ again: z.boolean() }),
  }),
  withdrawn: defineEvent({
    type: "general_application.withdrawn",
    label: "A general application was taken back or erased by who sent it",
    data: aboutGeneral,
  }),
};

/** What happened to an offer. Its salary and the candidate's words stay inside. */
const aboutOffer = z.object({
  offerId: z.uuid(),
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
});

const offerEvent = (type: string, label: string) => defineEvent({ type, label, data: aboutOffer });

export const offerEvents = {
  sent: offerEvent("offer.sent", "An offer was sent to a candidate"),
  accepted: offerEvent("offer.accepted", "A candidate has accepted an offer"),
  declined: offerEvent("offer.declined", "A candidate has declined an offer"),
  expired: offerEvent("offer.expired", "An offer was not answered in time"),
  withdrawn: offerEvent("offer.withdrawn", "An offer was taken back"),
};

export const recruitmentEvents = [
  applicationCreated,
  applicationMoved,
  ...Object.values(generalApplicationEvents),
  ...Object.values(offerEvents),
];
