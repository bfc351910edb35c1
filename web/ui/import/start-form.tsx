import { ActionForm, type FormRefusal } from "../action-form.tsx";
import { Checkbox } from "../choice.tsx";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";
import type { ImportDesk, ImportWords } from "./import-desk.ts";

/** Asks who starts an import where its data comes from, and whether the people in it know. Works without scripts. */
export function StartForm({
  submitLabel,
  informedLabel,
  informedHint,
  words,
  asOf,
  refusal,
  values,
}: {
  submitLabel: string;
  /** What the person confirms: that the people have been informed. */
  informedLabel: string;
  informedHint: string;
  words: Pick<ImportWords, "source" | "sourceHint">;
  /** Asks of what day the rows are. */
  asOf?: ImportDesk["asOf"];
  refusal: FormRefusal | undefined;
  /** What was typed, where the form was refused. */
  values?: Record<string, string>;
}) {
  return (
    <ActionForm
      intent="start"
      refusal={refusal}
      values={values}
      shown={["source", "asOf", "informed"]}
      submitLabel={submitLabel}
    >
      {(errors, typed) => (
        <>
          {asOf && (
            <Field {...asOf} name="asOf" required error={errors.asOf} className="max-w-60">
              {(control) => <Input {...control} type="date" defaultValue={typed.asOf} />}
            </Field>
          )}
          <Field
            label={words.source}
            name="source"
            required
            hint={words.sourceHint}
            error={errors.source}
            className="max-w-xl"
          >
            {(control) => <Input {...control} defaultValue={typed.source} />}
          </Field>
          <Checkbox name="informed" label={informedLabel} hint={informedHint} error={errors.informed} />
        </>
      )}
    </ActionForm>
  );
}
