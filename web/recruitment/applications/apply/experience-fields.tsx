import { Trash2 } from "lucide-react";
import { type UseFormRegisterReturn, useWatch } from "react-hook-form";
import { nairobiDay } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import type { ControlProps } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import type { ApplicationForm } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";

/** One position that the applicant held. */
export function ExperienceFields({
  form,
  index,
  required,
  ofAnother,
  onRemove,
}: {
  form: ApplicationForm;
  index: number;
  required: boolean;
  /** It is not the applicant who types. */
  ofAnother: boolean;
  /** Absent for the only entry: at least one stays. */
  onRemove?: () => void;
}) {
  const path = `workExperiences.${index}` as const;
  const t = useMessages(fieldMessages);
  const current = useWatch({ control: form.control, name: `${path}.current` });
  const currentBox = form.register(`${path}.current`, {
    onChange: (event: { target: { checked: boolean } }) => {
      if (event.target.checked) form.setValue(`${path}.endDate`, "", { shouldValidate: true });
    },
  });
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t.experienceNumber({ number: index + 1 })}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name={`${path}.position`} label={t.position} required={required}>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name={`${path}.company`} label={t.company} required={required}>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name={`${path}.startDate`} label={t.startDate} required={required}>
          {(field) => <MonthInput {...field} max={thisMonth()} />}
        </FormField>
        <FormField form={form} name={`${path}.endDate`} label={t.endDate}>
          {(field) => <MonthInput {...field} max={thisMonth()} disabled={current} />}
        </FormField>
      </div>
      <Checkbox {...currentBox} label={ofAnother ? t.theyWorkHere : t.worksHere} className="mt-1" />
      <FormField
        form={form}
        name={`${path}.description`}
        label={t.jobDescription}
        required={required}
        className="mt-2"
      >
        {(field) => <Textarea {...field} rows={3} placeholder={t.whatYouDid} />}
      </FormField>
      {onRemove && (
        <Button
          variant="ghost"
          size="sm"
          icon={Trash2}
          onClick={onRemove}
          aria-label={t.removeExperience({ number: index + 1 })}
          className="mt-3"
        >
          {t.remove}
        </Button>
      )}
    </fieldset>
  );
}

/** The month now, in Nairobi. */
const thisMonth = () => nairobiDay(new Date()).slice(0, 7);

/** Browsers without a month picker show a text field: the placeholder and the pattern's message guide there. */
function MonthInput(props: ControlProps & UseFormRegisterReturn & { disabled?: boolean; max: string }) {
  return <Input {...props} type="month" placeholder={useMessages(fieldMessages).monthPattern} />;
}
