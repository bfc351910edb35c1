import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { maxBeneficiaries } from "#contract/onboarding/application-form.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { useNewRow } from "#web/ui/new-row.ts";
import { type ApplicationForm, blankBeneficiary } from "./application-values.ts";
import { BeneficiaryFields } from "./beneficiary-fields.tsx";
import { equalShares, totalPercent } from "./percentages.ts";
import { stepMessages } from "./wizard.messages.ts";

/** Who receives the savings, and what their shares come to. */
export function Beneficiaries({ form }: { form: ApplicationForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "beneficiaries" });
  const entries = useWatch({ control: form.control, name: "beneficiaries" });
  const t = useMessages(stepMessages);
  const begin = useNewRow(form, "beneficiaries");
  const add = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const wrong = form.formState.errors.beneficiaries;
  const sumError = wrong?.root?.message ?? wrong?.message;
  const percent = totalPercent(entries.map((one) => one.beneficiaryPercentage));
  const shareEqually = () => {
    equalShares(fields.length).forEach((share, index) => {
      form.setValue(`beneficiaries.${index}.beneficiaryPercentage`, share, { shouldDirty: true });
    });
    form.clearErrors("beneficiaries");
  };
  return (
    <section className="space-y-4">
      <div>
        <h3 className="text-lg">{t.beneficiaries}</h3>
        <p className="mt-1 text-sm text-muted">{t.beneficiariesHint}</p>
      </div>
      {fields.map((field, index) => (
        <BeneficiaryFields
          key={field.id}
          form={form}
          index={index}
          sumErrorId={sumError && errorId}
          onRemove={
            fields.length > 1
              ? () => {
                  remove(index);
                  add.current?.focus();
                }
              : undefined
          }
        />
      ))}
      <p
        role="status"
        className={percent === "100" ? "text-sm font-semibold text-success" : "text-sm text-muted"}
      >
        {t.inAll({ percent })}
      </p>
      <ErrorText id={errorId}>{sumError}</ErrorText>
      <div className="flex flex-wrap gap-2">
        {fields.length < maxBeneficiaries && (
          <Button
            ref={add}
            variant="secondary"
            icon={Plus}
            onClick={() => {
              begin(fields.length);
              append(blankBeneficiary, { focusName: `beneficiaries.${fields.length}.beneficiaryName` });
            }}
          >
            {t.add}
          </Button>
        )}
        {fields.length > 1 && (
          <Button variant="ghost" onClick={shareEqually}>
            {t.shareEqually}
          </Button>
        )}
      </div>
    </section>
  );
}
