import fc from "fast-check";
import { expect, test } from "vitest";
import { appraise, instalmentOf, type LoanFile, scheduleOf } from "./appraisal.ts";
import { loanFiles, policy } from "./files.ts";

const ksh = (shillings: number) => shillings * 100;
const [joseph, lilian, hassan] = loanFiles as readonly [LoanFile, LoanFile, LoanFile];
const unmet = (file: LoanFile) =>
  appraise(file, policy)
    .checks.filter(({ met }) => !met)
    .map(({ rule }) => rule);

test("an instalment is the annuity on reducing balance, rounded up to the shilling", () => {
  // 100,000 at 1% a month over 12 months: 8,884.88 by the textbook formula.
  expect(instalmentOf(ksh(100_000), 12, 100)).toBe(ksh(8_885));
  expect(instalmentOf(ksh(12_000), 12, 0)).toBe(ksh(1_000));
});

test("a schedule repays exactly what was lent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 60 }), (thousands, months) => {
      const amount = ksh(thousands * 1_000);
      const rows = scheduleOf(amount, months, policy.monthlyRate);
      expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(amount);
      expect(rows.at(-1)?.balance).toBe(0);
      const instalment = instalmentOf(amount, months, policy.monthlyRate);
      for (const { interest, principal } of rows) {
        expect(interest + principal).toBeLessThanOrEqual(instalment);
      }
    }),
  );
});

test("the three sample files meet what they were made to meet", () => {
  expect(unmet(joseph)).toEqual([]);
  expect(unmet(lilian)).toEqual(["security"]);
  expect(unmet(hassan)).toEqual(["payslip"]);
});

test("each rule has its figures", () => {
  const { checks, instalment } = appraise(lilian, policy);
  const of = (rule: string) => checks.find((check) => check.rule === rule);
  // 3 x 96,000 - 38,000; two thirds of 48,500 less 11,200; 180,000 less the free 58,000.
  expect(of("deposits")?.limit).toBe(ksh(250_000));
  expect(of("payslip")).toMatchObject({ asked: instalment, limit: 2_113_333 });
  expect(of("security")).toMatchObject({ asked: ksh(122_000), limit: ksh(45_000 + 14_000) });
});

test("another guarantor's free deposits close the gap", () => {
  expect(unmet({ ...lilian, signed: ["g1", "g2", "g3"] })).toEqual([]);
});

test("what is offered instead passes, and a thousand more does not", () => {
  for (const file of loanFiles) {
    const { affordable } = appraise(file, policy);
    expect(appraise({ ...file, amount: affordable }, policy).passed).toBe(true);
    expect(appraise({ ...file, amount: affordable + ksh(1_000) }, policy).passed).toBe(false);
  }
});

test("an empty amount, a new member and a long term do not pass", () => {
  expect(appraise({ ...joseph, amount: 0 }, policy).passed).toBe(false);
  expect(unmet({ ...joseph, joined: 5 })).toEqual(["membership"]);
  expect(unmet({ ...joseph, months: 60 })).toEqual(["term"]);
});
