import type { List } from "#contract/core/list.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, KeptSelect, type Option } from "#web/ui/input.tsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { Dropdown } from "./dropdown.tsx";
import { chosenText, type FilterWords, type ListWords, optionLabel } from "./words.ts";

/** Several choices below a button that says what is chosen. */
interface Several {
  kind: "several";
  name: string;
  label: string;
  text: string;
  options: readonly Option[];
  chosen: readonly string[];
}

/** One choice or none. */
interface One {
  kind: "one";
  name: string;
  label: string;
  placeholder: string;
  options: readonly Option[];
  chosen: string;
}

/** From one step of a scale to another, below a button that says which. */
interface Range {
  kind: "range";
  name: string;
  label: string;
  text: string;
  ends: readonly { name: string; label: string; options: readonly Option[]; value: string }[];
}

interface Day {
  kind: "day";
  name: string;
  label: string;
  value: string;
}

/** What a filter's control shows: all of it plain, so that its markup can be kept. */
export type FilterControl = Several | One | Range | Day;

/** The control of each filter that has words, in the order of the description. */
export function filterControls<L extends List>(
  list: L,
  state: ListState<L>,
  words: ListWords<L>,
): FilterControl[] {
  const named: Record<string, FilterWords | undefined> = words.filters;
  const values: Record<string, unknown> = state;
  return Object.keys(list.filters).flatMap((name) => {
    const filterWords = named[name];
    const isThere = filterWords && (!filterWords.whenSet || values[name] !== "");
    return isThere ? controlOf(list, values, name, filterWords) : [];
  });
}

function controlOf(
  list: List,
  values: Record<string, unknown>,
  name: string,
  words: FilterWords,
): FilterControl {
  const { label } = words;
  const filter = list.filters[name];
  const optionsOf = (choices: readonly string[]) =>
    choices.map((value) => ({ value, label: optionLabel(words, value) }));
  if (filter?.kind === "anyOf" && filter.atOnce > 1) {
    const chosen = values[name] as string[];
    const text = chosenText(
      label,
      chosen.map((value) => optionLabel(words, value)),
    );
    return { kind: "several", name, label, text, options: optionsOf(filter.options), chosen };
  }
  if (filter?.kind === "anyOf" || filter?.kind === "oneOf") {
    const placeholder = words.none ?? `${label}: all`;
    const chosen = String(values[name]);
    return { kind: "one", name, label, placeholder, options: optionsOf(filter.options), chosen };
  }
  if (filter?.kind === "wholeNumber" && filter.upTo) {
    const steps = stepsBetween(filter.min, filter.max);
    const endOf = (end: string, endLabel: string) => {
      const value = Number(values[end]);
      const offered = [...new Set([...steps, value])].sort((a, b) => a - b).map(String);
      return { name: end, label: endLabel, options: optionsOf(offered), value: String(value) };
    };
    const ends = [endOf(name, "From"), endOf(filter.upTo, "To")];
    const text = `${label} ${ends.map(({ value }) => value).join("-")}`;
    return { kind: "range", name, label, text, ends };
  }
  return { kind: "day", name, label, value: String(values[name]) };
}

/** Steps of a range that are offered; one that the address names besides them is offered too. */
const rangeStep = 5;

const stepsBetween = (min: number, max: number): number[] =>
  Array.from({ length: (max - min) / rangeStep + 1 }, (_, index) => min + index * rangeStep);

/** @param id what the ids of the controls begin with */
export function FilterControls({ id, controls }: { id: string; controls: readonly FilterControl[] }) {
  return controls.map((control) => <Control key={control.name} id={id} control={control} />);
}

function Control({ id, control }: { id: string; control: FilterControl }) {
  switch (control.kind) {
    case "several":
      return <SeveralControl {...control} />;
    case "one":
      return <OneControl id={id} {...control} />;
    case "range":
      return <RangeControl id={id} {...control} />;
    case "day":
      return (
        <Field
          id={`${id}-${control.name}`}
          label={control.label}
          name={control.name}
          className="md:flex md:items-center md:gap-2 md:[&>label]:mb-0"
        >
          {(field) => <Input {...field} type="date" defaultValue={control.value} />}
        </Field>
      );
  }
}

function SeveralControl({ name, label, text, options, chosen }: Several) {
  return (
    <Dropdown label={`Filter by ${label.toLowerCase()}`} text={text}>
      <KeptMarkup as="fieldset" of={Choices} props={{ name, legend: label, options, chosen }} />
    </Dropdown>
  );
}

function Choices({
  name,
  legend,
  options,
  chosen,
}: {
  name: string;
  legend: string;
  options: readonly Option[];
  chosen: readonly string[];
}) {
  return (
    <>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </>
  );
}

function OneControl({ id, name, label, placeholder, options, chosen }: One & { id: string }) {
  return (
    <Field id={`${id}-${name}`} label={label} name={name} hideLabel className="md:w-auto md:max-w-56">
      {(field) => <KeptSelect {...field} placeholder={placeholder} options={options} defaultValue={chosen} />}
    </Field>
  );
}

function RangeControl({ id, label, text, ends }: Range & { id: string }) {
  return (
    <Dropdown label={`Filter by ${label.toLowerCase()}`} text={text}>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{label}</legend>
        <div className="grid grid-cols-2 gap-3">
          {ends.map((end) => (
            <Field key={end.name} id={`${id}-${end.name}`} label={end.label} name={end.name}>
              {(field) => <KeptSelect {...field} options={end.options} defaultValue={end.value} />}
            </Field>
          ))}
        </div>
      </fieldset>
    </Dropdown>
  );
}
