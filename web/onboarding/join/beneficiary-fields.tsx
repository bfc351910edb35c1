import { Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { nairobiDay } from "#contract/core/clock.ts";
import { applicationLabels } from "#contract/onboarding/application-labels.messages.ts";
import { relationshipLabels } from "#contract/onboarding/application-options.messages.ts";
import { relationships } from "#contract/onboarding/application-options.ts";
import { useMessages } from "#web/lib/language.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { type ApplicationForm, isMinor } from "./application-values.ts";
import { ApplicationField } from "./open-parts.tsx";
import { stepMessages } from "./wizard.messages.ts";

/** One beneficiary; a minor has a guardian. @param onRemove left out for the only one */
export function BeneficiaryFields({
  form,
  index,
  sumErrorId,
  onRemove,
}: {
  form: ApplicationForm;
  index: number;
  /** Of what is said of the shares of all, where they are wrong. */
  sumErrorId: string | undefined;
  onRemove?: () => void;
}) {
  const names = useMessages(applicationLabels);
  const kinds = useMessages(relationshipLabels);
  const t = useMessages(stepMessages);
  const number = index + 1;
  const at = `beneficiaries.${index}` as const;
  const born = useWatch({ control: form.control, name: `${at}.beneficiaryDateOfBirth` });
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="sr-only">{t.beneficiaryNumber({ number })}</legend>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-2">
        <p aria-hidden className="font-semibold">
          {t.beneficiaryNumber({ number })}
        </p>
        {onRemove && <IconButton icon={Trash2} label={t.remove({ number })} onClick={onRemove} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ApplicationField form={form} name={`${at}.beneficiaryName`} label={names.beneficiaryName} required>
          {(field) => <Input {...field} autoComplete="off" />}
        </ApplicationField>
        <ApplicationField
          form={form}
          name={`${at}.beneficiaryRelationship`}
          label={names.beneficiaryRelationship}
          required
        >
          {(field) => (
            <Select {...field} placeholder={t.chooseOne} options={optionsOf(relationships, kinds)} />
          )}
        </ApplicationField>
        <ApplicationField
          form={form}
          name={`${at}.beneficiaryPercentage`}
          label={names.beneficiaryPercentage}
          required
        >
          {(field) => (
            <Input
              {...field}
              {...(sumErrorId && { "aria-invalid": true, "aria-describedby": sumErrorId })}
              inputMode="decimal"
              autoComplete="off"
              className="tabular-nums"
            />
          )}
        </ApplicationField>
        <ApplicationField
          form={form}
          name={`${at}.beneficiaryDateOfBirth`}
          label={names.beneficiaryDateOfBirth}
        >
          {(field) => <Input {...field} type="date" min="1900-01-01" max={nairobiDay(new Date())} />}
        </ApplicationField>
        <ApplicationField form={form} name={`${at}.beneficiaryId`} label={names.beneficiaryId}>
          {(field) => <Input {...field} inputMode="numeric" autoComplete="off" />}
        </ApplicationField>
        <ApplicationField form={form} name={`${at}.beneficiaryTel`} label={names.beneficiaryTel}>
          {(field) => <PhoneInput {...field} autoComplete="off" />}
        </ApplicationField>
        {isMinor({ beneficiaryDateOfBirth: born }) && (
          <>
            <p role="status" className="text-sm text-muted sm:col-span-2">
              {t.guardian}
            </p>
            <ApplicationField form={form} name={`${at}.guardianName`} label={names.guardianName} required>
              {(field) => <Input {...field} autoComplete="off" />}
            </ApplicationField>
            <ApplicationField form={form} name={`${at}.guardianMobile`} label={names.guardianMobile} required>
              {(field) => <PhoneInput {...field} autoComplete="off" />}
            </ApplicationField>
          </>
        )}
      </div>
    </fieldset>
  );
}
