import { z } from "zod";
import { defineEvent } from "../core/event.ts";
import { caseCheckKinds, caseCheckOutcomes, caseCheckStatuses } from "./case-checks.ts";

/** One check of a member's case has come to its end; a registry that was away may bring a second one. */
export const checkCompleted = defineEvent({
  type: "check.completed",
  label: "A check of a member's case was made, or could not be",
  data: z.object({
    memberId: z.uuid(),
    check: z.enum(caseCheckKinds),
    status: z.enum(caseCheckStatuses),
    outcome: z.enum(caseCheckOutcomes).nullable(),
  }),
});

export const onboardingEvents = [checkCompleted];
