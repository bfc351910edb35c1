import { z } from "zod";
import type { FlagCode, RiskRating } from "./flags.ts";

/** What a rule looks at, as staff read it. `{amount}` and `{percent}` stand for what the organisation set. */
export const riskConditions = {
  politically_exposed: "The applicant or a close relative holds a prominent public office",
  lives_abroad: "The applicant lives outside Kenya",
  passport: "The identity was shown by a passport",
  high_income: "The income of a month is KSh {amount} or more",
  high_deposit: "The monthly deposit is KSh {amount} or more",
  deposit_of_income: "The monthly deposit is {amount} % of the income or more",
  no_source_of_funds: "Nothing is said about where the money comes from",
  blocklisted: "An entry of a blocklist may mean the applicant",
  screening_hit: "An entry of a screening list may mean the applicant",
  identity_doubtful: "A document, the registry or the face contradicts what was typed",
  duplicate: "Another member or application may be the same person",
  unchecked: "A check could not be made",
} as const;
export type RiskCondition = keyof typeof riskConditions;
export const riskConditionNames = Object.keys(riskConditions) as [RiskCondition];

/** Which of them compare with an amount. */
export const conditionsWithAmount = ["high_income", "high_deposit", "deposit_of_income"] as const;

/** Flags that a condition stands for, while they are open. */
export const conditionFlags: Partial<Record<RiskCondition, readonly FlagCode[]>> = {
  blocklisted: ["blocklisted"],
  screening_hit: ["screening_hit"],
  identity_doubtful: ["document_mismatch", "registry_mismatch", "registry_not_found", "face_mismatch"],
  duplicate: ["duplicate_person", "same_face"],
  unchecked: ["document_unread", "registry_unavailable"],
};

/** A rule: where its condition holds, the risk is at least this. `low` switches it off. */
export const riskRule = z.object({
  condition: z.enum(riskConditionNames),
  rating: z.enum(["low", "medium", "high"] satisfies RiskRating[]),
  /** Shillings, or per cent of the income; null where the condition compares with nothing. */
  amount: z.int().min(1).max(1_000_000_000).nullable(),
});
export type RiskRule = z.infer<typeof riskRule>;

const takesAmount = (condition: RiskCondition) =>
  (conditionsWithAmount as readonly RiskCondition[]).includes(condition);

/** The rules of an organisation: one for each condition. */
export const riskRules = z
  .array(riskRule)
  .max(riskConditionNames.length)
  .refine((rules) => new Set(rules.map(({ condition }) => condition)).size === rules.length, {
    error: "There is one rule for each condition",
  })
  .refine((rules) => rules.every(({ condition, amount }) => takesAmount(condition) === (amount !== null)), {
    error: "Please give an amount where the rule compares with one, and none elsewhere",
  });

/** What holds until an organisation decides otherwise. */
export const defaultRiskRules: RiskRule[] = [
  { condition: "politically_exposed", rating: "high", amount: null },
  { condition: "blocklisted", rating: "high", amount: null },
  { condition: "screening_hit", rating: "high", amount: null },
  { condition: "identity_doubtful", rating: "high", amount: null },
  { condition: "duplicate", rating: "high", amount: null },
  { condition: "lives_abroad", rating: "medium", amount: null },
  { condition: "passport", rating: "low", amount: null },
  { condition: "high_income", rating: "medium", amount: 500_000 },
  { condition: "high_deposit", rating: "medium", amount: 100_000 },
  { condition: "deposit_of_income", rating: "medium", amount: 80 },
  { condition: "no_source_of_funds", rating: "low", amount: null },
  { condition: "unchecked", rating: "medium", amount: null },
];

/** The condition of a rule as a sentence. */
export const riskSentence = ({ condition, amount }: Omit<RiskRule, "rating">): string =>
  riskConditions[condition].replace("{amount}", (amount ?? 0).toLocaleString("en"));

/** What the rules made of a member, and why. */
export const riskAssessment = z.object({
  rating: z.enum(["low", "medium", "high"] satisfies RiskRating[]),
  reasons: z.array(riskRule),
});
export type RiskAssessment = z.infer<typeof riskAssessment>;
