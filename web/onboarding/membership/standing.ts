import { nairobiDay } from "#contract/core/clock.ts";
import type { MembershipSummary } from "#contract/onboarding/own-membership.ts";

/** How far a membership is, as the person understands it. */
export const standings = [
  "refused",
  "former",
  "leaving",
  "member",
  "paying",
  "deciding",
  "preparing",
] as const;
export type Standing = (typeof standings)[number];

/** How far a membership is: its end counts first, and a refusal before the step at which it came. */
export function standingOf({
  kycStatus,
  onboardingStep,
  leftOn,
}: Pick<MembershipSummary, "kycStatus" | "onboardingStep" | "leftOn">): Standing {
  if (leftOn) return leftOn <= nairobiDay(new Date()) ? "former" : "leaving";
  if (kycStatus === "rejected") return "refused";
  if (onboardingStep === "complete") return "member";
  if (onboardingStep === "approval") return "paying";
  return onboardingStep === "verification" ? "deciding" : "preparing";
}
