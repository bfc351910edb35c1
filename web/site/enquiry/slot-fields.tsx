import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Select } from "#web/ui/input.tsx";
import type { DialogValues } from "./dialog-input.ts";
import { enquiryDialogMessages } from "./enquiry.messages.ts";
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
  const language = useLanguage();
  const t = useMessages(enquiryDialogMessages);
  const { data, isError } = useQuery(slotsQuery(taken));
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    if (taken > 0) form.setValue("slot", "");
  }, [taken, form]);
  const days = data && slotsByDay(data.slots, language);
  const closed = data ? closedText(data.closed, language) : "";
  if (isError || days?.length === 0) {
    return (
      <Alert tone="warning" title={t.noTimes}>
        {t.noTimesText}
      </Alert>
    );
  }
  const day = days?.find(({ label }) => label === chosen);
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.day} required>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value);
                form.setValue("slot", "");
              }}
              options={(days ?? []).map(({ label }) => ({ value: label, label }))}
              placeholder={days ? t.chooseDay : t.loadingDays}
            />
          )}
        </Field>
        <FormField form={form} name="slot" label={t.time} required>
          {(field) => (
            <Select {...field} options={day?.slots ?? []} placeholder={day ? t.chooseTime : t.dayFirst} />
          )}
        </FormField>
      </div>
      {closed && <p className="mt-2 text-sm text-muted">{closed}</p>}
    </div>
  );
}
