import {
  type AdvanceRefusal,
  type Member,
  stepAfter,
  type VerifyRefusal,
} from "#contract/onboarding/members.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { afterBusinessHours } from "#server/platform/calendar/business-time.ts";
import type { MemberRow } from "./members.queries.ts";

type Standing = Pick<MemberRow, "kycStatus" | "onboardingStep" | "createdBy" | "joinedAt">;

/** Why a member who would be a full one next is not yet: unverified, or not all that is asked for is paid in. */
function advanceRefusal({ kycStatus, onboardingStep }: Standing, paidIn: boolean): AdvanceRefusal | null {
  if (stepAfter(onboardingStep) !== "complete") return null;
  if (kycStatus !== "verified") return "kyc";
  return paidIn ? null : "payments";
}

/** Whether the member can go one step on: the last one needs a verified identity and what is asked for paid in. */
export const mayAdvance = (member: Standing, paidIn: boolean): boolean =>
  stepAfter(member.onboardingStep) !== null && advanceRefusal(member, paidIn) === null;

/**
 * Why a person may not say that the identity is verified: four eyes see what one pair typed or photographed.
 * @param makers who else had a hand in it, and in what
 */
export function verifyRefusal(
  { createdBy }: Pick<Standing, "createdBy">,
  userId: string,
  makers: ReadonlyMap<string, VerifyRefusal> | undefined,
  { fourEyes }: OnboardingSettings,
): VerifyRefusal | null {
  if (!fourEyes) return null;
  if (createdBy === userId) return "own_entry";
  return makers?.get(userId) ?? null;
}

/** Only what began can end. */
export const mayEnd = ({ onboardingStep, joinedAt }: Standing): boolean =>
  onboardingStep === "complete" && joinedAt !== null;

/** A full member's identity stays as it was verified: other rules hold for who is in. */
export const mayChangeKyc = ({ onboardingStep }: Standing): boolean => onboardingStep !== "complete";

export function abilitiesOf(
  member: Standing,
  refusal: VerifyRefusal | null,
  paidIn: boolean,
): Member["abilities"] {
  const open = mayChangeKyc(member) && member.kycStatus !== "verified";
  return {
    advance: mayAdvance(member, paidIn),
    advanceRefusal: advanceRefusal(member, paidIn),
    verify: open && refusal === null,
    changeKyc: mayChangeKyc(member),
    end: mayEnd(member),
    verifyRefusal: open ? refusal : null,
  };
}

/** Business hours within which a case is due soon. */
export const soonHours = 4;

/** When a case that begins to wait now is to be decided. */
export const dueFrom = (now: Date, { decisionHours }: OnboardingSettings): Date =>
  afterBusinessHours(now, decisionHours);
