import { z } from "zod";
import { defineEvent } from "../core/event.ts";
import { caseCheckKinds, caseCheckOutcomes, caseCheckStatuses } from "./case-checks.ts";
import { kycStatuses, memberSources } from "./members.ts";

/** Somebody is in the register who was not there before: still on the way, or brought along as a full member. */
export const memberCreated = defineEvent({
  type: "member.created",
  label: "A member was registered",
  data: z.object({ memberId: z.uuid(), source: z.enum(memberSources) }),
});

/** The check of a member's identity has another status. Why, stays inside. */
export const kycChanged = defineEvent({
  type: "kyc.changed",
  label: "The KYC status of a member changed",
  data: z.object({ memberId: z.uuid(), previousStatus: z.enum(kycStatuses), status: z.enum(kycStatuses) }),
});

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

export const onboardingEvents = [memberCreated, checkCompleted, kycChanged];
