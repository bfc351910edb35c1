import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import type { PaymentSums } from "./payments.queries.ts";

/** What membership asks for, and what has been paid of it; whole shillings. */
export const duesOf = (
  sums: PaymentSums,
  { entranceFee, firstShares, minimumShareCapital }: OnboardingSettings,
) => ({
  entranceFee: { due: entranceFee, paid: sums.entrance_fee },
  firstShares: { due: firstShares, paid: sums.shares },
  shareCapital: { due: minimumShareCapital, paid: sums.shares },
});

/** Whether the entrance fee and the first shares are there. */
export function isPaidIn(sums: PaymentSums, settings: OnboardingSettings): boolean {
  const { entranceFee, firstShares } = duesOf(sums, settings);
  return [entranceFee, firstShares].every(({ due, paid }) => paid >= due);
}
