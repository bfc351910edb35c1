import { z } from "zod";
import { defineTask } from "#server/platform/queue/queue.ts";

/** Makes the checks of a member's case. It goes on where an earlier attempt stopped. */
export const checkMemberTask = defineTask({
  name: "onboarding.check_member",
  label: "Check members",
  data: z.object({ organisationId: z.uuid(), memberId: z.uuid() }),
  retries: 4,
  retryDelaySeconds: 5,
  // A registry that hangs holds up the cases of two others at the most, for the seconds that it is given.
  parallel: { limit: 3, groupOf: ({ memberId }) => memberId },
});
