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

export const recruitmentEvents = [applicationCreated, applicationMoved];
