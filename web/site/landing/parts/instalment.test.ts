import { expect, it } from "vitest";
import { instalmentOf } from "./instalment.ts";

it.each([
  // Worked out month by month: balance x 1%, the rest of the instalment repays.
  [300_000, 1200, 12, { monthly: 26_655, interest: 19_856 }],
  [300_000, 1200, 36, { monthly: 9_965, interest: 58_715 }],
  [12_000, 0, 12, { monthly: 1_000, interest: 0 }],
])("of %i at %i basis points over %i months", (principal, rate, months, expected) => {
  expect(instalmentOf(principal, rate, months)).toEqual(expected);
});

it("leaves nothing owing after the last month", () => {
  const { monthly } = instalmentOf(480_000, 1200, 36);
  let balance = 480_000;
  for (let month = 0; month < 36; month += 1) balance = balance * 1.01 - monthly;
  // Each instalment was rounded up by less than a shilling.
  expect(balance).toBeLessThanOrEqual(0);
  expect(balance).toBeGreaterThan(-45);
});

it("a whole shilling is not rounded up to the next", () => {
  expect(instalmentOf(100, 1200, 1).monthly).toBe(101);
});
