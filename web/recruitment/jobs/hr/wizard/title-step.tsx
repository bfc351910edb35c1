import { useState } from "react";
import { useController } from "react-hook-form";
import { presetJobTitles } from "#contract/recruitment/job-titles.ts";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import type { JobFormControl } from "../form/job-values.ts";

const customTitle = "Custom Job Title";
const options = [...presetJobTitles, customTitle].map((value) => ({ value, label: value }));
const isPreset = (title: string) => presetJobTitles.some((preset) => preset === title);

/** Step 1: a common title, or one's own. */
export function TitleStep({ form }: { form: JobFormControl }) {
  const { field, fieldState } = useController({ control: form.control, name: "title" });
  const [wantsCustom, setWantsCustom] = useState(false);
  // A draft that is shown in the form later may bring one.
  const custom = wantsCustom || (field.value !== "" && !isPreset(field.value));
  const error = fieldState.error?.message;
  return (
    <div className="max-w-xl space-y-4">
      <Field label="Job title" name="preset" required error={custom ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            placeholder="Choose a title"
            options={options}
            value={custom ? customTitle : field.value}
            onChange={({ target: { value } }) => {
              setWantsCustom(value === customTitle);
              field.onChange(value === customTitle ? "" : value);
            }}
          />
        )}
      </Field>
      {custom && (
        <Field label={customTitle} name="title" required error={error}>
          {(control) => (
            <Input
              {...control}
              {...field}
              autoComplete="off"
              autoFocus
              onChange={(event) => {
                // Also while it is empty.
                setWantsCustom(true);
                field.onChange(event);
              }}
            />
          )}
        </Field>
      )}
    </div>
  );
}
