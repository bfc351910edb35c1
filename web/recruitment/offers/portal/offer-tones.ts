import type { OwnOffer } from "#contract/recruitment/offers.ts";
import type { Tone } from "#web/ui/tone.ts";

/** What each state of an offer looks like to its candidate. */
export const offerTones: Record<OwnOffer["state"], Tone> = {
  sent: "warning",
  accepted: "success",
  declined: "neutral",
  expired: "neutral",
  withdrawn: "neutral",
  closed: "neutral",
};
