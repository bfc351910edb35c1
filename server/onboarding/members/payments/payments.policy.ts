import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import type { PaymentSums } from "./payments.queries.ts";

/** What a full membership asks for, and what has been paid of it; whole shillings. */
export const duesOf = (sums: PaymentSums, { entranceFee, firstShares }: OnboardingSettings) => ({
  entranceFee: { due: entranceFee, paid: sums.entrance_fee },
  firstShares: { due: firstShares, paid: sums.shares },
});

/** Whether the entrance fee and the first shares are there. */
export function isPaidIn(sums: PaymentSums, settings: OnboardingSettings): boolean {
  return Object.values(duesOf(sums, settings)).every(({ due, paid }) => paid >= due);
}
