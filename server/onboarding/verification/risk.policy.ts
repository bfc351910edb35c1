import type { FlagCode, RiskRating } from "#contract/onboarding/flags.ts";
import {
  conditionFlags,
  type RiskAssessment,
  type RiskCondition,
  type RiskRule,
} from "#contract/onboarding/risk.ts";

/** What is known of a person that the rules look at; amounts in whole shillings of a month. */
export interface RiskFacts {
  politicallyExposed: boolean;
  countryOfResidence: string;
  identityDocument: string;
  income: number | null;
  deposit: number | null;
  sourceOfFunds: string;
  /** Codes of the flags that are open. */
  flags: readonly FlagCode[];
}

type Holds = (facts: RiskFacts, amount: number) => boolean;

const isAbroad = (country: string) => country.trim() !== "" && country.trim().toLowerCase() !== "kenya";

const hasFlag =
  (condition: RiskCondition): Holds =>
  ({ flags }) =>
    (conditionFlags[condition] ?? []).some((code) => flags.includes(code));

const conditions: Record<RiskCondition, Holds> = {
  politically_exposed: ({ politicallyExposed }) => politicallyExposed,
  lives_abroad: ({ countryOfResidence }) => isAbroad(countryOfResidence),
  passport: ({ identityDocument }) => identityDocument === "passport",
  high_income: ({ income }, amount) => income !== null && income >= amount,
  high_deposit: ({ deposit }, amount) => deposit !== null && deposit >= amount,
  deposit_of_income: ({ income, deposit }, amount) =>
    deposit !== null && deposit > 0 && income !== null && deposit * 100 >= income * amount,
  no_source_of_funds: ({ sourceOfFunds }) => sourceOfFunds.trim() === "",
  blocklisted: hasFlag("blocklisted"),
  screening_hit: hasFlag("screening_hit"),
  identity_doubtful: hasFlag("identity_doubtful"),
  duplicate: hasFlag("duplicate"),
  unchecked: hasFlag("unchecked"),
};

const order: readonly RiskRating[] = ["low", "medium", "high"];

/** The highest rating of the rules that apply, and those that made it more than low. It decides nothing. */
export function assessRisk(facts: RiskFacts, rules: readonly RiskRule[]): RiskAssessment {
  const reasons = rules.filter(
    ({ condition, rating, amount }) => rating !== "low" && conditions[condition](facts, amount ?? 0),
  );
  const highest = Math.max(0, ...reasons.map(({ rating }) => order.indexOf(rating)));
  return { rating: order[highest] ?? "low", reasons };
}
