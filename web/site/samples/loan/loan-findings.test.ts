import { describe, expect, it } from "vitest";
import type { Appraisal, LoanRule } from "./appraisal.ts";
import { loanFindings } from "./loan-findings.ts";

const policy = { depositMultiple: 3, monthlyRate: 100, maxTerm: 48, membershipMonths: 6 };
const appraisal: Omit<Appraisal, "checks"> = { instalment: 996_500, passed: true, affordable: 0 };
const finding = (rule: LoanRule, asked: number, limit: number, met: boolean) =>
  loanFindings({ ...appraisal, checks: [{ rule, met, asked, limit }] }, policy)[0];

describe("an appraisal in words", () => {
  it("names the policy's own limits and keeps each answer", () => {
    expect(finding("membership", 6, 14, true)).toEqual({
      name: "Member for 6 months",
      text: "Joined 14 months ago.",
      met: true,
    });
    expect(finding("term", 60, 48, false)).toMatchObject({ name: "Repaid within 48 months", met: false });
    expect(finding("deposits", 40_000_000, 36_000_000, false)).toMatchObject({
      name: "3 times deposits, less running loans",
      text: expect.stringMatching(/400,000.* asked, .*360,000.* allowed\./),
    });
  });

  it("promises no cent more of the payslip than it can carry", () => {
    expect(finding("payslip", 996_500, 1_233_399, true)?.text).toMatch(/check-off can take .*12,333(?!\.99)/);
  });

  it("says what guarantors must cover and what they have free", () => {
    expect(finding("security", 18_000_000, 20_000_000, true)?.text).toMatch(
      /180,000.* to guarantee beyond own deposits, .*200,000.* free/,
    );
  });
});
