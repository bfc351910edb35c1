import { type Member, stepAfter } from "#contract/onboarding/members.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import type { MemberRow } from "./members.queries.ts";

type Standing = Pick<MemberRow, "kycStatus" | "onboardingStep" | "createdBy">;

/** Whether the member can go one step on: the last one needs a verified identity. */
export function mayAdvance({ kycStatus, onboardingStep }: Standing): boolean {
  const next = stepAfter(onboardingStep);
  return next !== null && (next !== "complete" || kycStatus === "verified");
}

/** Whether a person may say that the identity is verified: four eyes see what one pair typed. */
export const mayVerify = (
  { createdBy }: Standing,
  userId: string | null,
  { fourEyes }: OnboardingSettings,
): boolean => !fourEyes || userId === null || createdBy !== userId;

/** A full member's identity stays as it was verified: other rules hold for who is in. */
export const mayChangeKyc = ({ onboardingStep }: Standing): boolean => onboardingStep !== "complete";

export const abilitiesOf = (
  member: Standing,
  userId: string | null,
  settings: OnboardingSettings,
): Member["abilities"] => ({
  advance: mayAdvance(member),
  verify: mayChangeKyc(member) && member.kycStatus !== "verified" && mayVerify(member, userId, settings),
  changeKyc: mayChangeKyc(member),
});
