import fc from "fast-check";
import { expect, it } from "vitest";
import { members, yearlyRate } from "./members.ts";
import {
  growthOf,
  milestones,
  monthsToReach,
  neededMonthly,
  sharesOf,
  surplus,
  wholeHundreds,
} from "./plan.ts";

const ksh = (shillings: number) => shillings * 100;

it("interest is credited every twelve months on the balance of each month", () => {
  const balances = growthOf(0, ksh(1_000), 13, 1_200);
  expect(balances[10]).toBe(ksh(11_000));
  // 1% of 0 + 1,000 + ... + 11,000 is 660.
  expect(balances[11]).toBe(ksh(12_660));
  expect(balances[12]).toBe(ksh(13_660));
  expect(growthOf(ksh(10_000), 0, 12, 800).at(-1)).toBe(ksh(10_800));
});

it("what a goal needs reaches it, and a shilling less does not", () => {
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

it("a goal is reached in the month its savings are enough", () => {
  expect(monthsToReach(ksh(12_000), 0, ksh(1_000), 0)).toBe(12);
  expect(monthsToReach(ksh(12_001), 0, ksh(1_000), 0)).toBe(13);
  expect(monthsToReach(ksh(5_000), ksh(5_000), 0, 0)).toBe(0);
  expect(monthsToReach(ksh(5_000), 0, 0, 800)).toBeUndefined();
});

it("needs, wants and what is left make up the income", () => {
  for (const member of members) {
    const { needs, wants, left } = sharesOf(member);
    expect(Math.abs(needs + wants + left - 100), member.name).toBeLessThanOrEqual(1);
  }
  expect(sharesOf({ income: 0, budget: [] })).toEqual({ needs: 0, wants: 0, left: 0 });
});

it("the sample shows goals within reach and one that is not", () => {
  const fits = members.map((member) => neededMonthly(member.goal, yearlyRate) <= surplus(member));
  expect(fits).toEqual([true, false, true]);
});

it("looks at a plan at up to six months, the last one its end", () => {
  expect(milestones(24)).toEqual([4, 8, 12, 16, 20, 24]);
  expect(milestones(4)).toEqual([1, 2, 3, 4]);
  expect(milestones(0)).toEqual([]);
});

it("orders whole hundreds of shillings", () => {
  expect(wholeHundreds(1_234_567)).toBe(1_230_000);
  expect(wholeHundreds(9_999)).toBe(0);
});
