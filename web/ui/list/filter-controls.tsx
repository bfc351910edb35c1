import type { AnyOf, List, OneOf, WholeNumber } from "#contract/core/list.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, KeptSelect, type Option } from "#web/ui/input.tsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { Dropdown } from "./dropdown.tsx";
import { chosenText, type FilterWords, type ListWords, optionLabel } from "./words.ts";

type Values = Record<string, unknown>;

/** The control of each filter that has words, in the order of the description. */
export function FilterControls<L extends List>({
  list,
  state,
  words,
}: {
  list: L;
  state: ListState<L>;
  words: ListWords<L>;
}) {
  const named: Record<string, FilterWords | undefined> = words.filters;
  return Object.keys(list.filters).map((name) => {
    const filterWords = named[name];
    const values: Values = state;
    const isThere = filterWords && (!filterWords.whenSet || values[name] !== "");
    return isThere && <Control key={name} list={list} state={state} name={name} words={filterWords} />;
  });
}

function Control({
  list,
  state,
  name,
  words,
}: {
  list: List;
  state: Values;
  name: string;
  words: FilterWords;
}) {
  const filter = list.filters[name];
  if (filter?.kind === "anyOf" && filter.atOnce > 1) {
    return <Several name={name} filter={filter} words={words} chosen={state[name] as string[]} />;
  }
  if (filter?.kind === "anyOf" || filter?.kind === "oneOf") {
    return <One name={name} filter={filter} words={words} chosen={String(state[name])} />;
  }
  if (filter?.kind === "wholeNumber" && filter.upTo) {
    return <Range from={name} filter={filter} words={words} to={filter.upTo} values={state} />;
  }
  return (
    <Field label={words.label} name={name} className="md:flex md:items-center md:gap-2 md:[&>label]:mb-0">
      {(control) => <Input {...control} type="date" defaultValue={String(state[name])} />}
    </Field>
  );
}

function Several({
  name,
  filter,
  words,
  chosen,
}: {
  name: string;
  filter: AnyOf;
  words: FilterWords;
  chosen: readonly string[];
}) {
  const labels = chosen.map((value) => optionLabel(words, value));
  return (
    <Dropdown label={`Filter by ${words.label.toLowerCase()}`} text={chosenText(words.label, labels)}>
      <KeptMarkup
        as="fieldset"
        of={Choices}
        props={{
          name,
          legend: words.label,
          options: filter.options.map((value) => ({ value, label: optionLabel(words, value) })),
          chosen,
        }}
      />
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

function One({
  name,
  filter,
  words,
  chosen,
}: {
  name: string;
  filter: AnyOf | OneOf;
  words: FilterWords;
  chosen: string;
}) {
  return (
    <Field label={words.label} name={name} hideLabel className="md:w-auto md:max-w-56">
      {(control) => (
        <KeptSelect
          {...control}
          placeholder={words.none ?? `${words.label}: all`}
          options={filter.options.map((value) => ({ value, label: optionLabel(words, value) }))}
          defaultValue={chosen}
        />
      )}
    </Field>
  );
}

/** Steps of a range that are offered; one that the address names besides them is offered too. */
const rangeStep = 5;

function Range({
  from,
  to,
  filter: { min, max },
  words,
  values,
}: {
  from: string;
  to: string;
  filter: WholeNumber;
  words: FilterWords;
  values: Values;
}) {
  const steps = Array.from({ length: (max - min) / rangeStep + 1 }, (_, index) => min + index * rangeStep);
  const options = (current: number) =>
    [...new Set([...steps, current])]
      .sort((a, b) => a - b)
      .map((value) => ({ value: String(value), label: optionLabel(words, String(value)) }));
  const ends = [
    { name: from, label: "From", value: Number(values[from]) },
    { name: to, label: "To", value: Number(values[to]) },
  ];
  return (
    <Dropdown
      label={`Filter by ${words.label.toLowerCase()}`}
      text={`${words.label} ${ends.map(({ value }) => value).join("-")}`}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{words.label}</legend>
        <div className="grid grid-cols-2 gap-3">
          {ends.map(({ name, label, value }) => (
            <Field key={name} label={label} name={name}>
              {(control) => <KeptSelect {...control} options={options(value)} defaultValue={String(value)} />}
            </Field>
          ))}
        </div>
      </fieldset>
    </Dropdown>
  );
}
