import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Alert } from "#web/ui/alert.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Select } from "#web/ui/input.tsx";
import type { DialogValues } from "./dialog-input.ts";
import { slotsQuery } from "./queries.ts";
import { closedText, slotsByDay } from "./slots.ts";

/**
 * The day and time of a meeting, from the team's free slots.
 * @param taken how often a chosen slot turned out to be gone: the free ones are asked for again
 */
export function SlotFields<Output>({
  form,
  taken,
}: {
  form: UseFormReturn<DialogValues, unknown, Output>;
  taken: number;
}) {
  const { data, isError } = useQuery(slotsQuery(taken));
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    if (taken > 0) form.setValue("slot", "");
  }, [taken, form]);
  const days = data && slotsByDay(data.slots);
  const closed = data ? closedText(data.closed) : "";
  if (isError || days?.length === 0) {
    return (
      <Alert tone="warning" title="No times to offer right now">
        Please call us or write through the contact page instead.
      </Alert>
    );
  }
  const day = days?.find(({ label }) => label === chosen);
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" required>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value);
                form.setValue("slot", "");
              }}
              options={(days ?? []).map(({ label }) => ({ value: label, label }))}
              placeholder={days ? "Choose a day" : "Loading days…"}
            />
          )}
        </Field>
        <FormField form={form} name="slot" label="Time (Nairobi)" required>
          {(field) => (
            <Select
              {...field}
              options={day?.slots ?? []}
              placeholder={day ? "Choose a time" : "Choose a day first"}
            />
          )}
        </FormField>
      </div>
      {closed && <p className="mt-2 text-sm text-muted">{closed}</p>}
    </div>
  );
}
