import { formatNumber } from "#contract/core/numbers.ts";
import {
  maxSegmentWords,
  type SegmentCriteria,
  type SegmentFact,
  type SegmentFactName,
  type SegmentRange,
  segmentFactNames,
  segmentFacts,
} from "#contract/experience/segment-facts.ts";
import { Checkbox, CheckboxGroup } from "#web/ui/choice.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";

type Errors = Record<string, string>;

/** More options than this are folded away. */
const fewOptions = 8;

/** One field, or two, for each thing that a segment may ask; what stays empty may be anything. */
export function SegmentFields({ criteria, errors }: { criteria: SegmentCriteria; errors: Errors }) {
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {segmentFactNames.map((name) => (
        <FactField key={name} name={name} fact={segmentFacts[name]} value={criteria[name]} errors={errors} />
      ))}
    </div>
  );
}

interface FactProps<Value> {
  name: SegmentFactName;
  value: Value | undefined;
  errors: Errors;
}

function FactField({ fact, value, ...rest }: FactProps<unknown> & { fact: SegmentFact }) {
  if (fact.kind === "choices") {
    return (
      <Choices {...rest} label={fact.label} options={fact.options} value={value as string[] | undefined} />
    );
  }
  if (fact.kind === "range") return <Range {...rest} fact={fact} value={value as SegmentRange | undefined} />;
  const { name, errors } = rest;
  if (fact.kind === "words") {
    return (
      <Field label={fact.label} name={name} hint="A word that it has" error={errors[`criteria.${name}`]}>
        {(control) => (
          <Input
            {...control}
            maxLength={maxSegmentWords}
            defaultValue={(value as string | undefined) ?? ""}
          />
        )}
      </Field>
    );
  }
  const options = [
    { value: "yes", label: fact.yes },
    { value: "no", label: fact.no },
  ];
  return (
    <Field label={fact.label} name={name} error={errors[`criteria.${name}`]}>
      {(control) => (
        <Select
          {...control}
          placeholder="Either"
          options={options}
          defaultValue={(value as string | undefined) ?? ""}
        />
      )}
    </Field>
  );
}

function Choices({
  name,
  label,
  options,
  value = [],
  errors,
}: FactProps<string[]> & { label: string; options: Record<string, string> }) {
  const choices = Object.entries(options).map(([one, text]) => ({
    value: one,
    label: text.charAt(0).toUpperCase() + text.slice(1),
  }));
  const error = errors[`criteria.${name}`];
  if (choices.length <= fewOptions) {
    return <CheckboxGroup legend={label} name={name} options={choices} chosen={value} error={error} />;
  }
  const summary =
    value.length > 0 ? `${label}: ${value.map((one) => options[one]).join(", ")}` : `${label}: any`;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <Disclosure label={summary}>
        <div className="grid max-h-80 grid-cols-2 overflow-y-auto rounded-input border border-line px-3 sm:grid-cols-3">
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              name={name}
              value={choice.value}
              label={choice.label}
              defaultChecked={value.includes(choice.value)}
            />
          ))}
        </div>
      </Disclosure>
    </fieldset>
  );
}

const typed = (end: number | null | undefined) =>
  end === null || end === undefined || Number.isNaN(end) ? "" : formatNumber(end);

function Range({
  name,
  fact: { label, unit },
  value,
  errors,
}: FactProps<SegmentRange> & { fact: Extract<SegmentFact, { kind: "range" }> }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        {label} <span className="font-normal text-muted">({unit})</span>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label="At least" name={`${name}.from`} error={errors[`criteria.${name}.from`]}>
          {(control) => (
            <Input {...control} inputMode="numeric" maxLength={13} defaultValue={typed(value?.from)} />
          )}
        </Field>
        <Field label="At most" name={`${name}.to`} error={errors[`criteria.${name}.to`]}>
          {(control) => (
            <Input {...control} inputMode="numeric" maxLength={13} defaultValue={typed(value?.to)} />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
