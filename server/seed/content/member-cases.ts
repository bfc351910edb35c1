import type { kycStatuses, OnboardingStep } from "#contract/onboarding/members.ts";

/** Members whom staff of the demo registered at a counter, with their papers in a folder there, so many alike. */
interface CasesAlike {
  count: number;
  step: OnboardingStep;
  kyc: (typeof kycStatuses)[number];
  /** Whether somebody of the staff took the case. */
  assigned?: boolean;
}

/** Those whose applications came with pictures are `server/seed/cases`. */
export const memberCases: readonly CasesAlike[] = [
  { count: 8, step: "registration", kyc: "pending" },
  { count: 5, step: "documents", kyc: "pending" },
  { count: 3, step: "documents", kyc: "in_progress", assigned: true },
  { count: 3, step: "verification", kyc: "pending" },
  { count: 2, step: "verification", kyc: "in_progress", assigned: true },
  { count: 6, step: "approval", kyc: "verified", assigned: true },
];
