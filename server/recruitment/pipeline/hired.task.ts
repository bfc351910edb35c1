import { z } from "zod";
import { defineTask } from "#server/platform/queue/queue.ts";

/** Hands somebody who was hired over to their first days, whichever way they were hired. */
export const hiredTask = defineTask({
  name: "recruitment.hired",
  label: "Make the checklist of somebody who was hired",
  data: z.object({
    organisationId: z.uuid(),
    applicationId: z.uuid(),
    /** Null for a program. */
    hiredBy: z.uuid().nullable(),
  }),
  retries: 5,
  retryDelaySeconds: 10,
});
