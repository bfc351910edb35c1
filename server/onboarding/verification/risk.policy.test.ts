import { expect, it } from "vitest";
import { defaultRiskRules, riskRules, riskSentence } from "#contract/onboarding/risk.ts";
import { assessRisk, type RiskFacts } from "./risk.policy.ts";

const nobody: RiskFacts = {
  politicallyExposed: false,
  countryOfResidence: "Kenya",
  identityDocument: "national_id",
  income: 60_000,
  deposit: 3_000,
  sourceOfFunds: "Salary",
  flags: [],
};

it.each([
  [{}, "low", []],
  [{ politicallyExposed: true }, "high", ["politically_exposed"]],
  [{ countryOfResidence: "Canada" }, "medium", ["lives_abroad"]],
  [{ countryOfResidence: " kenya " }, "low", []],
  [{ income: 500_000 }, "medium", ["high_income"]],
  [{ income: 10_000, deposit: 8_000 }, "medium", ["deposit_of_income"]],
  [{ income: 0, deposit: 1 }, "medium", ["deposit_of_income"]],
  [{ identityDocument: "passport" }, "low", []],
  [{ flags: ["blocklisted"] }, "high", ["blocklisted"]],
  [{ flags: ["registry_unavailable"] }, "medium", ["unchecked"]],
  [{ flags: ["liveness_doubtful"] }, "low", []],
] as const)("rates %o as %s", (facts, rating, reasons) => {
  const assessed = assessRisk({ ...nobody, ...facts }, defaultRiskRules);
  expect(assessed.rating).toBe(rating);
  expect(assessed.reasons.map(({ condition }) => condition)).toEqual(reasons);
});

it("reads as sentences, and takes one rule for each condition, with an amount where one is compared", () => {
  expect(riskSentence({ condition: "high_income", amount: 500_000 })).toBe(
    "The income of a month is KSh 500,000 or more",
  );
  expect(riskRules.safeParse(defaultRiskRules).success).toBe(true);
  const [first, ...rest] = defaultRiskRules;
  expect(riskRules.safeParse([first, first]).success).toBe(false);
  expect(riskRules.safeParse([{ condition: "passport", rating: "low", amount: 5 }]).success).toBe(false);
  expect(riskRules.safeParse([{ condition: "high_income", rating: "low", amount: null }]).success).toBe(
    false,
  );
  expect(riskRules.safeParse(rest).success).toBe(true);
});
