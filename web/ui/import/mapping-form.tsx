import type { ImportColumns, ImportField } from "#contract/core/import.ts";
import { ActionForm, type FormRefusal } from "../action-form.tsx";
import { Field } from "../field.tsx";
import { Select } from "../input.tsx";

/** The form's name for the column of a field. */
const columnOf = (field: string): string => `mapping.${field}`;

/** Which column each field is read from, as the form says it. */
export function readMapping(form: FormData, fields: readonly ImportField[]): Record<string, number> {
  const chosen = fields.map(({ name }) => [name, form.get(columnOf(name))] as const);
  return Object.fromEntries(chosen.flatMap(([name, place]) => (place ? [[name, Number(place)]] : [])));
}

/** `E-mail (wanjiku@mail.example, ...)`: a column, recognisable among others. */
function optionLabel({ heading, examples }: ImportColumns["columns"][number]): string {
  return examples.length > 0 ? `${heading} (${examples.slice(0, 2).join(", ")})` : heading;
}

/** Lets a person say which column is what; the guess is chosen already. Works without scripts. */
export function MappingForm({
  fields,
  columns,
  mapping,
  refusal,
}: ImportColumns & { fields: readonly ImportField[]; refusal: FormRefusal | undefined }) {
  const options = columns.map((column, place) => ({ value: String(place), label: optionLabel(column) }));
  return (
    <ActionForm
      intent="map"
      refusal={refusal}
      shown={fields.map(({ name }) => columnOf(name))}
      submitLabel="Check the rows"
      sendingLabel="Checking the rows"
    >
      {(errors) => (
        <div className="grid gap-5 md:grid-cols-2">
          {fields.map(({ name, label, hint }) => (
            <Field key={name} label={label} name={columnOf(name)} hint={hint} error={errors[columnOf(name)]}>
              {(control) => (
                <Select
                  {...control}
                  options={options}
                  placeholder="Not in this file"
                  defaultValue={mapping[name] === undefined ? "" : String(mapping[name])}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </ActionForm>
  );
}
