import fc from "fast-check";
import { expect, test } from "vitest";
import { members, yearlyRate } from "./members.ts";
import { growthOf, monthsToReach, neededMonthly, sharesOf, surplus } from "./plan.ts";

const ksh = (shillings: number) => shillings * 100;

test("interest is credited every twelve months on the balance of each month", () => {
  const balances = growthOf(0, ksh(1_000), 13, 1_200);
  expect(balances[10]).toBe(ksh(11_000));
  // 1% of 0 + 1,000 + ... + 11,000 is 660.
  expect(balances[11]).toBe(ksh(12_660));
  expect(balances[12]).toBe(ksh(13_660));
  expect(growthOf(ksh(10_000), 0, 12, 800).at(-1)).toBe(ksh(10_800));
});

test("what a goal needs reaches it, and a shilling less does not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: 1_500 }),
      (target, saved, months, rate) => {
        const goal = { label: "", target: ksh(target), saved: ksh(saved), months };
        const monthly = neededMonthly(goal, rate);
        const end = (deposit: number) => growthOf(goal.saved, deposit, months, rate).at(-1) ?? 0;
        expect(end(monthly)).toBeGreaterThanOrEqual(goal.target);
        if (monthly > 0) expect(end(monthly - 100)).toBeLessThan(goal.target);
      },
    ),
  );
});

test("a goal is reached in the month its savings are enough", () => {
  expect(monthsToReach(ksh(12_000), 0, ksh(1_000), 0)).toBe(12);
  expect(monthsToReach(ksh(12_001), 0, ksh(1_000), 0)).toBe(13);
  expect(monthsToReach(ksh(5_000), ksh(5_000), 0, 0)).toBe(0);
  expect(monthsToReach(ksh(5_000), 0, 0, 800)).toBeUndefined();
});

test("needs, wants and what is left make up the income", () => {
  for (const member of members) {
    const { needs, wants, left } = sharesOf(member);
    expect(Math.abs(needs + wants + left - 100), member.name).toBeLessThanOrEqual(1);
  }
  expect(sharesOf({ income: 0, budget: [] })).toEqual({ needs: 0, wants: 0, left: 0 });
});

test("the sample shows goals within reach and one that is not", () => {
  const fits = members.map((member) => neededMonthly(member.goal, yearlyRate) <= surplus(member));
  expect(fits).toEqual([true, false, true]);
});
