import { Plus, Trash2 } from "lucide-react";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { educationLevels } from "#contract/recruitment/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { blankPosition, blankQualification, type Corrections } from "./corrections.ts";

type Form = UseFormReturn<Corrections>;

/** The positions that were read from a CV, to correct, add to and remove. */
export function Positions({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "experience" });
  return (
    <section className="space-y-4">
      <h3 className="text-lg">Experience</h3>
      {fields.map((field, index) => (
        <Position key={field.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      <Button variant="secondary" size="sm" icon={Plus} onClick={() => append(blankPosition)}>
        Add a position
      </Button>
    </section>
  );
}

function Position({ form, index, onRemove }: { form: Form; index: number; onRemove: () => void }) {
  const path = `experience.${index}` as const;
  const current = useWatch({ control: form.control, name: `${path}.current` });
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Position {index + 1}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name={`${path}.position`} label="Position">
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name={`${path}.company`} label="Company">
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name={`${path}.startDate`} label="Start">
          {(field) => <Input {...field} placeholder="2018-05" />}
        </FormField>
        <FormField form={form} name={`${path}.endDate`} label="End">
          {(field) => <Input {...field} placeholder="2020-11" disabled={current} />}
        </FormField>
      </div>
      <Checkbox {...form.register(`${path}.current`)} label="I currently work here" className="mt-1" />
      <FormField form={form} name={`${path}.description`} label="Description" className="mt-2">
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      <RemoveEntry label={`Remove position ${index + 1}`} onRemove={onRemove} />
    </fieldset>
  );
}

/** The qualifications, likewise. */
export function Qualifications({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "education" });
  const levels = useMessages(educationLabels);
  return (
    <section className="space-y-4">
      <h3 className="text-lg">Education</h3>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="rounded-card border border-line p-4">
          <legend className="px-1 text-sm font-semibold">Qualification {index + 1}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name={`education.${index}.qualification`} label="Qualification">
              {(control) => <Input {...control} />}
            </FormField>
            <FormField form={form} name={`education.${index}.institution`} label="Institution">
              {(control) => <Input {...control} />}
            </FormField>
            <FormField form={form} name={`education.${index}.level`} label="Level">
              {(control) => (
                <Select
                  {...control}
                  placeholder="School certificate"
                  options={optionsOf(educationLevels, levels)}
                />
              )}
            </FormField>
            <FormField form={form} name={`education.${index}.grade`} label="Class or grade">
              {(control) => <Input {...control} />}
            </FormField>
            <FormField form={form} name={`education.${index}.startDate`} label="Start">
              {(control) => <Input {...control} placeholder="2013" />}
            </FormField>
            <FormField form={form} name={`education.${index}.endDate`} label="End">
              {(control) => <Input {...control} placeholder="2017" />}
            </FormField>
          </div>
          <RemoveEntry label={`Remove qualification ${index + 1}`} onRemove={() => remove(index)} />
        </fieldset>
      ))}
      <Button variant="secondary" size="sm" icon={Plus} onClick={() => append(blankQualification)}>
        Add a qualification
      </Button>
    </section>
  );
}

function RemoveEntry({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button variant="ghost" size="sm" icon={Trash2} onClick={onRemove} aria-label={label} className="mt-3">
      Remove
    </Button>
  );
}
