import { z } from "zod";
import { defineTask } from "#server/platform/queue/queue.ts";

/** Looks for the members of an organisation in a list that is new, and settles what a removed list had raised. */
export const screenAgainTask = defineTask({
  name: "onboarding.screen_again",
  label: "Screen members again",
  data: z.object({
    organisationId: z.uuid(),
    listId: z.uuid(),
    /** The last member that an earlier task looked for. */
    after: z.uuid().optional(),
  }),
  retries: 5,
  retryDelaySeconds: 30,
});
