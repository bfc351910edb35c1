import { expect, it } from "vitest";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { splitPayment, withParts } from "./split-payment.ts";

const settings = { ...defaultOnboardingSettings, entranceFee: 500, firstShares: 2000 };
const nothing = { entrance_fee: 0, shares: 0, deposit: 0 };

it.each([
  [300, nothing, { entrance_fee: 300 }],
  [2500, nothing, { entrance_fee: 500, shares: 2000 }],
  [4000, nothing, { entrance_fee: 500, shares: 2000, deposit: 1500 }],
  [4000, { entrance_fee: 500, shares: 1500, deposit: 0 }, { shares: 500, deposit: 3500 }],
  [1000, { entrance_fee: 900, shares: 20_000, deposit: 0 }, { deposit: 1000 }],
])("of %i after %o is %o", (amount, sums, split) => {
  const parts = splitPayment(amount, sums, settings);
  expect(Object.fromEntries(parts.map(({ kind, amount }) => [kind, amount]))).toEqual(split);
  expect(withParts(nothing, parts)).toEqual({ ...nothing, ...split });
});
