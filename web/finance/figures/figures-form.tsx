import { Calculator } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";
import { type FigureName, type Figures, figureNames } from "#contract/finance/figures.ts";
import { formatMonth } from "#web/lib/format.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { monthPath } from "./paths.ts";
import { isMoney } from "./read-figures-form.ts";

export const formLabels: Record<FigureName, string> = {
  members: "Total members",
  activeAccounts: "Active accounts",
  deposits: "Total deposits (KES)",
  loans: "Outstanding loans (KES)",
};

/** A figure as the form shows it: money in shillings. */
const shown = (name: FigureName, value: number | null | undefined): string =>
  value === null || value === undefined ? "" : formatNumber(isMoney(name) ? value / 100 : value, 2);

/**
 * Enters or corrects the figures of a month. Works without scripts.
 * @param figures what the form begins with; null for a month that there are none of
 * @param counted whether that is what the registers say of it
 */
export function FiguresForm({
  month,
  figures,
  counted,
  refusal,
  values,
  saved,
}: {
  month: string;
  figures: Figures | null;
  counted: boolean;
  refusal: FormRefusal | undefined;
  values: Record<string, string> | undefined;
  saved: string | undefined;
}) {
  return (
    <Section
      id="month"
      title={figures && !counted ? `Correct ${formatMonth(month)}` : "Enter a month"}
      description="As they stood at the end of the month; today's for this one. Leave out what you do not know."
      actions={
        <ButtonLink to={`${monthPath(month, true)}#month`} variant="secondary" size="sm" icon={Calculator}>
          Count in the registers
        </ButtonLink>
      }
    >
      {counted && (
        <p role="status" className="mb-4 text-sm">
          This is what your registers say of {formatMonth(month)}. Nothing is kept until you save it.
        </p>
      )}
      <ActionForm
        // Another month is another form.
        key={`${month}${counted}`}
        intent="save"
        keptAs={`figures.${month}`}
        refusal={refusal}
        values={values}
        saved={saved}
        shown={["month", ...figureNames]}
        submitLabel="Save the figures"
      >
        {(errors, typed) => (
          <>
            <Field label="Month" name="month" required error={errors.month} className="max-w-60">
              {(control) => (
                <Input {...control} type="month" placeholder="2026-10" defaultValue={typed.month ?? month} />
              )}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              {figureNames.map((name) => (
                <Field key={name} label={formLabels[name]} name={name} error={errors[name]}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={24}
                      defaultValue={typed[name] ?? shown(name, figures?.[name])}
                    />
                  )}
                </Field>
              ))}
            </div>
          </>
        )}
      </ActionForm>
    </Section>
  );
}
