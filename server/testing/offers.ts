import { defaultOfferSettings } from "#contract/recruitment/offer-letters.ts";
import type { NewOffer } from "#contract/recruitment/offers.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";

/** An offer of KSh 85,000 a month, open for a week; `values` overrides any field. */
export const offerOf = (values: Partial<NewOffer> = {}): NewOffer => ({
  position: "Loan Officer",
  salaryCents: 8_500_000,
  startDate: nairobiDayAfter(new Date(), 30),
  place: "Nakuru branch",
  terms: "A permanent contract after probation.",
  expiryDate: nairobiDayAfter(new Date(), 7),
  letterLanguage: "en",
  letter: defaultOfferSettings.letter,
  ...values,
});
