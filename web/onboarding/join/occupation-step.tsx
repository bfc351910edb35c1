import { useWatch } from "react-hook-form";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { employmentTypeLabels } from "#contract/onboarding/application-options.messages.ts";
import { employmentTypes } from "#contract/onboarding/application-options.ts";
import { useMessages } from "#web/lib/language.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { AmountField } from "./amount-field.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { LineField } from "./line-field.tsx";
import { ApplicationField, WhereOpen } from "./open-parts.tsx";
import { stepMessages } from "./wizard.messages.ts";

const otherIncome = ["pensionIncome", "otherIncome", "sourceOfFunds", "politicallyExposed"] as const;

/** Step 2: work and income. */
export function OccupationStep({ form }: { form: ApplicationForm }) {
  const names = useMessages(applicationLabels);
  const types = useMessages(employmentTypeLabels);
  const t = useMessages(stepMessages);
  const type = useWatch({ control: form.control, name: "employmentType" });
  return (
    <div className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <ApplicationField form={form} name="employmentType" label={names.employmentType} required>
          {(field) => (
            <Select {...field} placeholder={t.chooseOne} options={optionsOf(employmentTypes, types)} />
          )}
        </ApplicationField>
        <AmountField form={form} name="grossMonthlyIncome" required />
        {type === "Employed" && (
          <>
            <LineField form={form} name="employer" />
            <LineField form={form} name="employerAddress" />
          </>
        )}
        {type === "Self Employed" && (
          <>
            <LineField form={form} name="businessType" />
            <LineField form={form} name="businessAddress" />
          </>
        )}
      </div>
      <WhereOpen parts={otherIncome}>
        <section className="space-y-4">
          <h3 className="text-lg">{t.otherIncome}</h3>
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountField form={form} name="pensionIncome" />
            <AmountField form={form} name="otherIncome" />
            <LineField form={form} name="sourceOfFunds" placeholder={t.sourceExample} />
          </div>
          <WhereOpen parts={["politicallyExposed"]}>
            <Checkbox
              {...form.register("politicallyExposed")}
              label={t.politicallyExposed}
              hint={t.politicallyExposedHint}
            />
          </WhereOpen>
        </section>
      </WhereOpen>
    </div>
  );
}
