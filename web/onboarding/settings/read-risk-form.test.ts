import { expect, test } from "vitest";
import { defaultRiskRules, riskConditionNames, riskRules } from "#contract/onboarding/risk.ts";
import { readRiskForm } from "./read-risk-form.ts";

function filledIn(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const { condition, rating, amount } of defaultRiskRules) {
    form.set(`rating.${condition}`, rating);
    if (amount !== null) form.set(`amount.${condition}`, amount.toLocaleString("en"));
  }
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
}

test("the form says the rules that the call takes, with amounts as people write them", () => {
  const rules = riskRules.parse(readRiskForm(filledIn({ "rating.passport": "high" })));
  expect(rules.map(({ condition }) => condition)).toEqual(riskConditionNames);
  expect(rules).toContainEqual({ condition: "passport", rating: "high", amount: null });
  expect(rules).toContainEqual({ condition: "high_income", rating: "medium", amount: 500_000 });
});

test("what is no amount is refused at the rule that compares with it", () => {
  const parsed = riskRules.safeParse(readRiskForm(filledIn({ "amount.high_deposit": "plenty" })));
  const at = riskConditionNames.indexOf("high_deposit" as (typeof riskConditionNames)[number]);
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[at, "amount"]]);
});
