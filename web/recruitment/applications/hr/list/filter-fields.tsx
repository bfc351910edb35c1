import type { ReactNode } from "react";
import { applicationStatuses } from "#contract/recruitment/applications.ts";
import { type DateWindow, hrApplicationSorts } from "#contract/recruitment/hr.ts";
import { departments } from "#contract/recruitment/jobs.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { Checkbox, RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import type { ApplicationFilters, Sort } from "../filters.ts";
import { dateLabels, sortLabels } from "./wording.ts";

export interface FilterFieldProps {
  filters: ApplicationFilters;
  onChange: (change: Partial<ApplicationFilters>) => void;
}

export function StatusFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <ManyOf
      legend="Status"
      options={applicationStatuses}
      label={statusLabel}
      chosen={filters.status}
      onChange={(status) => onChange({ status })}
    />
  );
}

export function DepartmentFilter({ filters, onChange }: FilterFieldProps) {
  return (
    <ManyOf
      legend="Department"
      options={departments}
      chosen={filters.department}
      onChange={(department) => onChange({ department })}
    />
  );
}

function ManyOf<T extends string>({
  legend,
  options,
  label,
  chosen,
  onChange,
}: {
  legend: string;
  options: readonly T[];
  label?: (option: T) => ReactNode;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}) {
  const toggled = (option: T) =>
    options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={label?.(option) ?? option}
          checked={chosen.includes(option)}
          onChange={() => onChange(toggled(option))}
        />
      ))}
    </fieldset>
  );
}

/** Offered scores; one that the address names besides them is offered too. */
const scoreStep = 5;

function scoreOptions(current: number, allowed: (score: number) => boolean) {
  const scores = new Set(Array.from({ length: 100 / scoreStep + 1 }, (_, index) => index * scoreStep));
  return [...scores.add(current)]
    .sort((a, b) => a - b)
    .filter(allowed)
    .map((score) => ({ value: String(score), label: `${score}%` }));
}

export function ScoreFilter({ filters: { minScore, maxScore }, onChange }: FilterFieldProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Match score</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">
          {(control) => (
            <Select
              {...control}
              value={minScore}
              onChange={(event) => onChange({ minScore: Number(event.target.value) })}
              options={scoreOptions(minScore, (score) => score <= maxScore)}
            />
          )}
        </Field>
        <Field label="To">
          {(control) => (
            <Select
              {...control}
              value={maxScore}
              onChange={(event) => onChange({ maxScore: Number(event.target.value) })}
              options={scoreOptions(maxScore, (score) => score >= minScore)}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

const dateOptions = [
  { value: "", label: "Any date" },
  ...Object.entries(dateLabels).map(([value, label]) => ({ value, label })),
];

/** @param name of the radio buttons: differs where the filter stands twice on a page */
export function DateFilter({ filters, onChange, name }: FilterFieldProps & { name: string }) {
  return (
    <RadioGroup
      legend="Applied"
      name={name}
      options={dateOptions}
      value={filters.date}
      onChange={(event) => onChange({ date: event.target.value as DateWindow | "" })}
    />
  );
}

const sortOptions = hrApplicationSorts.map((value) => ({ value, label: sortLabels[value] }));

export function SortField({ filters, onChange }: FilterFieldProps) {
  return (
    <Field label="Sort">
      {(control) => (
        <Select
          {...control}
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
          options={sortOptions}
        />
      )}
    </Field>
  );
}
