import type { MembershipSummary } from "#contract/onboarding/own-membership.ts";

/** How far a membership is, as the person understands it. */
export const standings = ["refused", "member", "paying", "deciding", "preparing"] as const;
export type Standing = (typeof standings)[number];

/** How far a membership is: a refusal counts before the step at which it came. */
export function standingOf({
  kycStatus,
  onboardingStep,
}: Pick<MembershipSummary, "kycStatus" | "onboardingStep">): Standing {
  if (kycStatus === "rejected") return "refused";
  if (onboardingStep === "complete") return "member";
  if (onboardingStep === "approval") return "paying";
  return onboardingStep === "verification" ? "deciding" : "preparing";
}
