import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import type { ReferralState } from "#contract/recruitment/referrals.ts";

const states: Record<ApplicationStatus, ReferralState> = {
  submitted: "applied",
  screening: "applied",
  interview: "interviewing",
  assessment: "interviewing",
  final_review: "interviewing",
  accepted: "hired",
  rejected: "not_selected",
  withdrawn: "not_selected",
};

/** How far a referral came. */
export function stateOf({
  status,
  openedAt,
  declinedAt,
}: {
  /** Of the application; null without one. */
  status: ApplicationStatus | null;
  openedAt: Date | null;
  declinedAt: Date | null;
}): ReferralState {
  if (status !== null) return states[status];
  if (declinedAt) return "declined";
  return openedAt ? "opened" : "invited";
}
