import { z } from "zod";
import { defineTask } from "#server/platform/queue/queue.ts";

/** Asks a registry again that was unavailable: ten times, the last after some 17 hours. */
export const askAgainTask = defineTask({
  name: "onboarding.ask_registry_again",
  label: "Ask the registry again",
  data: z.object({ organisationId: z.uuid(), checkId: z.uuid() }),
  retries: 10,
  retryDelaySeconds: 60,
  // It is one registry: who could not answer is not asked everything at once.
  parallel: { limit: 2, groupOf: () => "registry" },
});
