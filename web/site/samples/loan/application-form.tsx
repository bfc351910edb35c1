import { formatKes } from "#web/lib/format.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { AmountField } from "../amount-field.tsx";
import type { LoanFile } from "./appraisal.ts";

const terms = [6, 12, 24, 36, 48, 60];

/** What the member asks for and brings; each change appraises again. */
export function ApplicationForm({
  file,
  onEdit,
}: {
  file: LoanFile;
  onEdit: (changes: Partial<LoanFile>) => void;
}) {
  const toggle = (id: string, signed: boolean) =>
    onEdit({ signed: signed ? [...file.signed, id] : file.signed.filter((one) => one !== id) });
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label="Loan amount (KES)"
          cents={file.amount}
          onChange={(amount) => onEdit({ amount })}
        />
        <Field label="Repaid over">
          {(control) => (
            <Select
              {...control}
              options={terms.map((months) => ({ value: String(months), label: `${months} months` }))}
              value={String(file.months)}
              onChange={({ target }) => onEdit({ months: Number(target.value) })}
            />
          )}
        </Field>
        <AmountField
          label="Member's deposits (KES)"
          cents={file.deposits}
          onChange={(deposits) => onEdit({ deposits })}
        />
        <AmountField
          label="Loans still running (KES)"
          cents={file.outstanding}
          onChange={(outstanding) => onEdit({ outstanding })}
        />
        <AmountField
          label="Basic pay a month (KES)"
          cents={file.basicPay}
          onChange={(basicPay) => onEdit({ basicPay })}
        />
        <AmountField
          label="Payslip deductions (KES)"
          cents={file.deductions}
          onChange={(deductions) => onEdit({ deductions })}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">Guarantors who signed</legend>
        {file.guarantors.map(({ id, name, deposits, committed }) => (
          <Checkbox
            key={id}
            label={name}
            hint={`${formatKes(deposits)} in deposits, ${formatKes(Math.max(0, deposits - committed))} of them free`}
            checked={file.signed.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </fieldset>
    </div>
  );
}
