import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { formatNumber } from "#contract/core/numbers.ts";
import { type ApplicationForm as Answers, applicationForm } from "#contract/onboarding/application-form.ts";
import { typedNumber } from "#web/lib/typed-number.ts";
import { type Input, sentValues } from "./application-values.ts";

const whole = zodResolver<Input, unknown, Answers>(applicationForm);

/**
 * The rules of the application, for what of it is sent, and the least deposit that the SACCO takes.
 * @param words says that a deposit is below it
 */
export const applicationResolver =
  (minimumDeposit: number, words: (given: { amount: string }) => string): Resolver<Input, unknown, Answers> =>
  async (values, context, options) => {
    const result = await whole(sentValues(values), context, options);
    const deposit = typedNumber(values.monthlyDepositContribution);
    const asked = options.names === undefined || options.names.includes("monthlyDepositContribution");
    if (!asked || result.errors.monthlyDepositContribution || !(deposit < minimumDeposit)) return result;
    const message = words({ amount: formatNumber(minimumDeposit) });
    return {
      values: {},
      errors: { ...result.errors, monthlyDepositContribution: { type: "min", message } },
    };
  };
