import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { api } from "#web/lib/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Select } from "#web/ui/input.tsx";
import type { DialogValues } from "./dialog-input.ts";
import { type SlotDay, slotsByDay } from "./slots.ts";

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
  const [days, setDays] = useState<SlotDay[] | "failed">();
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    let current = true;
    if (taken > 0) form.setValue("slot", "");
    api.enquiries.slots({ query: {} }).then(
      (slots) => current && setDays(slotsByDay(slots)),
      () => current && setDays("failed"),
    );
    return () => {
      current = false;
    };
  }, [taken, form]);
  if (days === "failed" || days?.length === 0) {
    return (
      <Alert tone="warning" title="No times to offer right now">
        Please call us or write through the contact page instead.
      </Alert>
    );
  }
  const day = days?.find(({ label }) => label === chosen);
  return (
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
  );
}
