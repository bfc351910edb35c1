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
import { resumeMessages } from "./resume.messages.ts";

type Form = UseFormReturn<Corrections>;

/** The positions that were read from a CV, to correct, add to and remove. */
export function Positions({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "experience" });
  const t = useMessages(resumeMessages);
  return (
    <section className="space-y-4">
      <h3 className="text-lg">{t.experience}</h3>
      {fields.map((field, index) => (
        <Position key={field.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      <Button variant="secondary" size="sm" icon={Plus} onClick={() => append(blankPosition)}>
        {t.addPosition}
      </Button>
    </section>
  );
}

function Position({ form, index, onRemove }: { form: Form; index: number; onRemove: () => void }) {
  const path = `experience.${index}` as const;
  const t = useMessages(resumeMessages);
  const current = useWatch({ control: form.control, name: `${path}.current` });
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t.positionNumber({ number: index + 1 })}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name={`${path}.position`} label={t.position}>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name={`${path}.company`} label={t.company}>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name={`${path}.startDate`} label={t.start}>
          {(field) => <Input {...field} placeholder="2018-05" />}
        </FormField>
        <FormField form={form} name={`${path}.endDate`} label={t.end}>
          {(field) => <Input {...field} placeholder="2020-11" disabled={current} />}
        </FormField>
      </div>
      <Checkbox {...form.register(`${path}.current`)} label={t.worksHere} className="mt-1" />
      <FormField form={form} name={`${path}.description`} label={t.description} className="mt-2">
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      <RemoveEntry label={t.removePosition({ number: index + 1 })} onRemove={onRemove} />
    </fieldset>
  );
}

/** The qualifications, likewise. */
export function Qualifications({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "education" });
  const t = useMessages(resumeMessages);
  const levels = useMessages(educationLabels);
  return (
    <section className="space-y-4">
      <h3 className="text-lg">{t.education}</h3>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="rounded-card border border-line p-4">
          <legend className="px-1 text-sm font-semibold">
            {t.qualificationNumber({ number: index + 1 })}
          </legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name={`education.${index}.qualification`} label={t.qualification}>
              {(control) => <Input {...control} />}
            </FormField>
            <FormField form={form} name={`education.${index}.institution`} label={t.institution}>
              {(control) => <Input {...control} />}
            </FormField>
            <FormField form={form} name={`education.${index}.level`} label={t.level}>
              {(control) => (
                <Select
                  {...control}
                  placeholder={t.schoolCertificate}
                  options={optionsOf(educationLevels, levels)}
                />
              )}
            </FormField>
            <FormField form={form} name={`education.${index}.grade`} label={t.grade}>
              {(control) => <Input {...control} />}
            </FormField>
            <FormField form={form} name={`education.${index}.startDate`} label={t.start}>
              {(control) => <Input {...control} placeholder="2013" />}
            </FormField>
            <FormField form={form} name={`education.${index}.endDate`} label={t.end}>
              {(control) => <Input {...control} placeholder="2017" />}
            </FormField>
          </div>
          <RemoveEntry label={t.removeQualification({ number: index + 1 })} onRemove={() => remove(index)} />
        </fieldset>
      ))}
      <Button variant="secondary" size="sm" icon={Plus} onClick={() => append(blankQualification)}>
        {t.addQualification}
      </Button>
    </section>
  );
}

function RemoveEntry({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button variant="ghost" size="sm" icon={Trash2} onClick={onRemove} aria-label={label} className="mt-3">
      {useMessages(resumeMessages).remove}
    </Button>
  );
}
