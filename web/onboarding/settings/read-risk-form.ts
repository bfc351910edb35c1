import {
  conditionsWithAmount,
  type RiskRule,
  riskConditionNames,
  riskRule,
} from "#contract/onboarding/risk.ts";
import { formText } from "#web/lib/form-text.ts";
import { typedNumber } from "#web/lib/typed-number.ts";

/** Whether a rule's condition compares with an amount. */
export const comparesAmount = ({ condition }: Pick<RiskRule, "condition">): boolean =>
  (conditionsWithAmount as readonly string[]).includes(condition);

/** The rules as the form was filled in, in the order in which it shows them; the call says what of them cannot be. */
export const readRiskForm = (form: FormData): RiskRule[] =>
  riskConditionNames.map((condition) => ({
    condition,
    rating: riskRule.shape.rating.catch("low").parse(formText(form, `rating.${condition}`)),
    // What is no number is refused as too small, beside its field.
    amount: comparesAmount({ condition }) ? typedNumber(formText(form, `amount.${condition}`)) || 0 : null,
  }));
