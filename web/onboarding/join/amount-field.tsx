import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { useMessages } from "#web/lib/language.ts";
import { Input } from "#web/ui/input.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { ApplicationField } from "./open-parts.tsx";

/** Whole shillings, on a phone typed with its digits. */
export function AmountField({
  form,
  name,
  hint,
  required,
}: {
  form: ApplicationForm;
  name:
    | "grossMonthlyIncome"
    | "pensionIncome"
    | "otherIncome"
    | "monthlyDepositContribution"
    | "monthlyShareCapital";
  hint?: string;
  required?: boolean;
}) {
  const names = useMessages(applicationLabels);
  return (
    <ApplicationField form={form} name={name} label={names[name]} hint={hint} required={required}>
      {(field) => <Input {...field} inputMode="numeric" autoComplete="off" className="tabular-nums" />}
    </ApplicationField>
  );
}
