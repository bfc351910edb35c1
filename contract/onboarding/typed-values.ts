import type { ApplicationForm, ApplicationValues } from "./application-form.ts";

const typedAmount = (amount: number | null): string => (amount === null ? "" : String(amount));

/** A form that was sent, as the wizard has it: amounts and shares are text again. */
export const typedValues = (form: ApplicationForm): ApplicationValues => ({
  ...form,
  grossMonthlyIncome: typedAmount(form.grossMonthlyIncome),
  pensionIncome: typedAmount(form.pensionIncome),
  otherIncome: typedAmount(form.otherIncome),
  monthlyDepositContribution: typedAmount(form.monthlyDepositContribution),
  monthlyShareCapital: typedAmount(form.monthlyShareCapital),
  beneficiaries: form.beneficiaries.map((one) => ({
    ...one,
    beneficiaryPercentage: String(one.beneficiaryPercentage / 100),
  })),
});
