import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { maxDaysAhead } from "#contract/recruitment/scheduled-messages.ts";
import { formatDate, formatWeekday, nairobiDay, timeOf } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input } from "#web/ui/input.tsx";
import { sendTimesQuery } from "../queries.ts";
import type { SendTimeValues } from "./send-time.ts";

const choices = [
  { value: "now", label: "Send now" },
  { value: "later", label: "Send later" },
] as const;

/** A suggested time as one says it: `Tomorrow 08:00`. */
function labelOf(at: string): string {
  const day = nairobiDay(at);
  if (day === nairobiDay(new Date())) return `Today ${timeOf(at)}`;
  if (day === nairobiDay(new Date(), 1)) return `Tomorrow ${timeOf(at)}`;
  return `${formatWeekday(at)} ${formatDate(at)}, ${timeOf(at)}`;
}

/** Whether a mail leaves now or at a time ahead, in a form that also holds its words. */
export function SendTimeFields<Values extends SendTimeValues, Output>({
  form: given,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  // These fields alone are touched here, whatever else the form holds.
  const form = given as unknown as UseFormReturn<SendTimeValues>;
  const later = form.watch("when") === "later";
  const suggested = useQuery({ ...sendTimesQuery(), enabled: later }).data ?? [];
  const take = (at: string) => {
    form.setValue("sendAt", { date: nairobiDay(at), time: timeOf(at) });
    form.clearErrors("sendAt");
  };
  return (
    <div className="space-y-3">
      <RadioGroup legend="When" inline options={choices} {...form.register("when")} />
      {later && (
        <>
          <div className="flex flex-wrap gap-2">
            {suggested.map((at) => (
              <Button key={at} variant="secondary" size="sm" onClick={() => take(at)}>
                {labelOf(at)}
              </Button>
            ))}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name="sendAt.date" label="Date" required>
              {(field) => (
                <Input
                  type="date"
                  {...field}
                  min={nairobiDay(new Date())}
                  max={nairobiDay(new Date(), maxDaysAhead)}
                />
              )}
            </FormField>
            <FormField form={form} name="sendAt.time" label="Time (Nairobi)" required>
              {(field) => <Input type="time" {...field} />}
            </FormField>
          </div>
          <p className="text-sm text-muted">
            Names and titles are filled in now: it leaves as it is written today. It stays here if the
            candidate withdraws before.
          </p>
        </>
      )}
    </div>
  );
}
