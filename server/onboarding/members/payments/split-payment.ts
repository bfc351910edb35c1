import { type PaymentKind, paymentKinds } from "#contract/onboarding/payments.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { duesOf } from "./payments.policy.ts";
import type { PaymentSums } from "./payments.queries.ts";

/** A part of a payment, for one thing. */
export interface PaymentPart {
  kind: PaymentKind;
  amount: number;
}

/**
 * What a payment is for whose payer did not say: what a full membership still asks for, the entrance fee first and then
 * the first shares; the rest is a deposit.
 * @param sums what was paid before
 */
export function splitPayment(amount: number, sums: PaymentSums, settings: OnboardingSettings): PaymentPart[] {
  const { entranceFee, firstShares } = duesOf(sums, settings);
  const missing = {
    entrance_fee: entranceFee.due - entranceFee.paid,
    shares: firstShares.due - firstShares.paid,
    deposit: amount,
  };
  let left = amount;
  return paymentKinds.flatMap((kind) => {
    const part = Math.min(left, Math.max(0, missing[kind]));
    left -= part;
    return part > 0 ? [{ kind, amount: part }] : [];
  });
}

/** What was paid, with these parts of another payment. */
export function withParts(sums: PaymentSums, parts: readonly PaymentPart[]): PaymentSums {
  const after = { ...sums };
  for (const { kind, amount } of parts) after[kind] += amount;
  return after;
}
