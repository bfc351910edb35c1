import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import { jobLimits } from "#contract/recruitment/job-form.ts";
import { departments, employmentTypes } from "#contract/recruitment/jobs.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { useMessages } from "#web/lib/language.ts";
import { ControlledField, FormField } from "#web/ui/form-field.tsx";
import { Input, type Option, Select, Textarea } from "#web/ui/input.tsx";
import { ListInput } from "#web/ui/list-input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { TagInput } from "#web/ui/tag-input.tsx";
import type { JobFormControl } from "./job-values.ts";
import { WordingNotice } from "./wording-notice.tsx";

const lists = [
  { name: "requirements", label: "Requirements", entry: "Requirement" },
  { name: "responsibilities", label: "Responsibilities", entry: "Responsibility" },
  { name: "benefits", label: "Benefits", entry: "Benefit" },
] as const;

/** Departments to choose from; one that the job has already stays a choice. */
const departmentOptions = (own: string): Option[] =>
  [...new Set([...departments, ...(own ? [own] : [])])].map((value) => ({ value, label: value }));

/** All that a job's advert says, to be written by hand. */
export function JobFields({ form, department }: { form: JobFormControl; department: string }) {
  const types = useMessages(employmentTypeMessages);
  return (
    <div className="space-y-5">
      <WordingNotice form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="title" label="Job Title" required className="sm:col-span-2">
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="department" label="Department" required>
          {(field) => (
            <Select {...field} placeholder="Choose a department" options={departmentOptions(department)} />
          )}
        </FormField>
        <FormField form={form} name="location" label="Location" hint="Left empty, the advert says Kenya.">
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="type" label="Employment Type">
          {(field) => <Select {...field} options={optionsOf(employmentTypes, types)} />}
        </FormField>
        <FormField form={form} name="salary" label="Salary Range" hint="For instance KSh 80,000 - 120,000">
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="deadline" label="Application Deadline" hint="The last day to apply">
          {(field) => <Input {...field} type="date" min={nairobiDay(new Date())} />}
        </FormField>
        <FormField
          form={form}
          name="experience"
          label="Experience"
          hint="For instance At least 2 years in credit"
        >
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="education" label="Education" className="sm:col-span-2">
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
      </div>
      <FormField form={form} name="description" label="Job Description" required>
        {(field) => <Textarea {...field} rows={6} />}
      </FormField>
      {lists.map(({ name, label, entry }) => (
        <ControlledField key={name} control={form.control} name={name} label={label}>
          {(field, control) => (
            <ListInput
              {...control}
              entryLabel={entry}
              maxLength={jobLimits.entry}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        </ControlledField>
      ))}
      <ControlledField
        control={form.control}
        name="skills"
        label="Skills"
        hint="Applications are matched against them."
      >
        {(field, control) => <TagInput {...control} value={field.value} onChange={field.onChange} />}
      </ControlledField>
    </div>
  );
}
