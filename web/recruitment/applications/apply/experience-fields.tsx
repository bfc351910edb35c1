import { Trash2 } from "lucide-react";
import { type UseFormRegisterReturn, useWatch } from "react-hook-form";
import { nairobiDay } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import type { ControlProps } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import type { ApplicationForm } from "./application-values.ts";

/** One position that the applicant held. */
export function ExperienceFields({
  form,
  index,
  required,
  onRemove,
}: {
  form: ApplicationForm;
  index: number;
  required: boolean;
  /** Absent for the only entry: at least one stays. */
  onRemove?: () => void;
}) {
  const path = `workExperiences.${index}` as const;
  const current = useWatch({ control: form.control, name: `${path}.current` });
  const currentBox = form.register(`${path}.current`, {
    onChange: (event: { target: { checked: boolean } }) => {
      if (event.target.checked) form.setValue(`${path}.endDate`, "", { shouldValidate: true });
    },
  });
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Work experience {index + 1}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name={`${path}.position`} label="Position" required={required}>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name={`${path}.company`} label="Company" required={required}>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name={`${path}.startDate`} label="Start date" required={required}>
          {(field) => <MonthInput {...field} max={thisMonth()} />}
        </FormField>
        <FormField form={form} name={`${path}.endDate`} label="End date">
          {(field) => <MonthInput {...field} max={thisMonth()} disabled={current} />}
        </FormField>
      </div>
      <Checkbox {...currentBox} label="I currently work here" className="mt-1" />
      <FormField
        form={form}
        name={`${path}.description`}
        label="Job description"
        required={required}
        className="mt-2"
      >
        {(field) => <Textarea {...field} rows={3} placeholder="What you did and what came of it" />}
      </FormField>
      {onRemove && (
        <Button
          variant="ghost"
          size="sm"
          icon={Trash2}
          onClick={onRemove}
          aria-label={`Remove work experience ${index + 1}`}
          className="mt-3"
        >
          Remove
        </Button>
      )}
    </fieldset>
  );
}

/** The month now, in Nairobi. */
const thisMonth = () => nairobiDay(new Date()).slice(0, 7);

/** Browsers without a month picker show a text field: the placeholder and the pattern's message guide there. */
function MonthInput(props: ControlProps & UseFormRegisterReturn & { disabled?: boolean; max: string }) {
  return <Input {...props} type="month" placeholder="YYYY-MM" />;
}
