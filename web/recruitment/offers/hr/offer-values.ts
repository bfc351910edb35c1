import { z } from "zod";
import { newOffer, type Offer, type OfferFile, offerLimits } from "#contract/recruitment/offers.ts";

/** As it is typed: shillings, not cents. */
export const offerForm = newOffer.omit({ key: true, salaryCents: true }).extend({
  salary: z
    .number("Enter the salary")
    .min(1, "Enter the salary")
    .max(offerLimits.salaryCents / 100),
});
export type OfferFormValues = z.input<typeof offerForm>;

/** What the form begins with: the offer to change, or what is suggested for a new one. */
export function valuesOf(offer: Offer | undefined, { suggestion }: OfferFile): OfferFormValues {
  const { position, salaryCents, startDate, place, terms, expiryDate, letterLanguage, letter } =
    offer ?? suggestion;
  return {
    position,
    salary: salaryCents === null ? Number.NaN : salaryCents / 100,
    startDate,
    place,
    terms,
    expiryDate,
    letterLanguage,
    letter,
  };
}
