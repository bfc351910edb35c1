import { departmentMessages, employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import { alertFrequencies, type JobAlert, maxAlertText } from "#contract/recruitment/job-alerts.ts";
import type { JobFacets } from "#contract/recruitment/jobs.ts";
import { employmentTypes } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { alertMessages } from "./alerts.messages.ts";

export type AlertFields = Pick<JobAlert, "q" | "department" | "location" | "type" | "frequency">;

/** The values to choose from, with the chosen one also when no open job has it. */
const withChosen = (facet: JobFacets["departments"] | undefined, chosen: string) => {
  const values = (facet ?? []).map(({ value }) => value);
  return chosen === "" || values.includes(chosen) ? values : [...values, chosen];
};

/** What an alert looks for, and how often. */
export function SearchFields({ alert, facets }: { alert: AlertFields; facets: JobFacets | null }) {
  const t = useMessages(alertMessages);
  const departments: Readonly<Record<string, string>> = useMessages(departmentMessages);
  const types = useMessages(employmentTypeMessages);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.search} name="q">
          {(control) => (
            <Input {...control} maxLength={maxAlertText} autoComplete="off" defaultValue={alert.q} />
          )}
        </Field>
        <Field label={t.department} name="department">
          {(control) => (
            <Select
              {...control}
              placeholder={t.anyDepartment}
              options={withChosen(facets?.departments, alert.department).map((value) => ({
                value,
                label: departments[value] ?? value,
              }))}
              defaultValue={alert.department}
            />
          )}
        </Field>
        <Field label={t.location} name="location">
          {(control) => (
            <Select
              {...control}
              placeholder={t.anyLocation}
              options={withChosen(facets?.locations, alert.location).map((value) => ({
                value,
                label: value,
              }))}
              defaultValue={alert.location}
            />
          )}
        </Field>
        <Field label={t.type} name="type">
          {(control) => (
            <Select
              {...control}
              placeholder={t.anyType}
              options={employmentTypes.map((value) => ({ value, label: types[value] }))}
              defaultValue={alert.type}
            />
          )}
        </Field>
      </div>
      <RadioGroup
        legend={t.frequency}
        name="frequency"
        defaultValue={alert.frequency}
        options={alertFrequencies.map((value) => ({
          value,
          label: t[value],
          hint: value === "daily" ? t.dailyHint : t.weeklyHint,
        }))}
      />
    </>
  );
}
