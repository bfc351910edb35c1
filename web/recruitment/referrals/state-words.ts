import type { ReferralState } from "#contract/recruitment/referrals.ts";
import type { Tone } from "#web/ui/tone.ts";

/** What staff read of how far a referral came. */
export const stateWords: Record<ReferralState, { label: string; tone: Tone }> = {
  invited: { label: "Invited", tone: "neutral" },
  opened: { label: "Opened the link", tone: "neutral" },
  applied: { label: "Applied", tone: "info" },
  interviewing: { label: "In interviews", tone: "info" },
  hired: { label: "Hired", tone: "success" },
  not_selected: { label: "Not selected", tone: "neutral" },
  declined: { label: "Declined", tone: "neutral" },
};
