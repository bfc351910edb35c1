import { AlarmClock, AlarmClockOff } from "lucide-react";
import { useState } from "react";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { type HrApplicationDetail, maxSnoozeDays } from "#contract/recruitment/hr.ts";
import { formatDate } from "#web/lib/format.ts";
import { forgetKeptText } from "#web/lib/kept-storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Input } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { useSnooze } from "../mutations.ts";

/** Days from today that are offered by name. */
const offered = [
  { label: "Tomorrow", days: 1 },
  { label: "In 3 days", days: 3 },
  { label: "In a week", days: 7 },
  { label: "In a month", days: 30 },
] as const;

const keptDay = (id: string): string => `application.${id}.snooze`;

/** Puts the application aside for the whole team until a day, or says that it is and brings it back. */
export function SnoozePanel({
  application: { id, snoozedUntil, abilities },
}: {
  application: HrApplicationDetail;
}) {
  const snooze = useSnooze(id);
  const [choosing, setChoosing] = useState(false);
  const [now] = useState(() => new Date());
  if (!snoozedUntil && !abilities.snooze) return null;
  const until = (day: string | null) =>
    snooze.mutate(
      { until: day, expectedUntil: snoozedUntil },
      {
        onSuccess() {
          forgetKeptText(keptDay(id));
          setChoosing(false);
        },
      },
    );
  return (
    <div className="mt-4 border-t border-line pt-4">
      <FormError message={snooze.error} attempt={snooze.submittedAt} />
      {snoozedUntil ? (
        <>
          <p className="text-sm text-muted">
            Put aside until {formatDate(snoozedUntil)}. It is left out of the list until then.
          </p>
          <Button
            variant="secondary"
            size="sm"
            icon={AlarmClockOff}
            className="mt-2"
            loading={snooze.isPending}
            onClick={() => until(null)}
          >
            Bring it back now
          </Button>
        </>
      ) : choosing ? (
        <DayForm id={id} pending={snooze.isPending} onChoose={until} />
      ) : (
        <Menu
          align="start"
          trigger={
            <Button variant="secondary" size="sm" icon={AlarmClock} loading={snooze.isPending}>
              Put aside until ...
            </Button>
          }
          items={[
            ...offered.map(({ label, days }) => ({
              label,
              onSelect: () => until(nairobiDayAfter(now, days)),
            })),
            { label: "Choose a day", onSelect: () => setChoosing(true), separated: true },
          ]}
        />
      )}
    </div>
  );
}

/** Any other day. What was entered is kept until the application is put aside. */
function DayForm({
  id,
  pending,
  onChoose,
}: {
  id: string;
  pending: boolean;
  onChoose: (day: string) => void;
}) {
  const kept = useKeptForm(keptDay(id));
  const [now] = useState(() => new Date());
  return (
    <form
      ref={kept.box}
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        const day = new FormData(event.currentTarget).get("until");
        if (typeof day === "string" && day) onChoose(day);
      }}
    >
      <KeptNotice kept={kept} />
      <div className="flex items-end gap-2">
        <Field label="Put aside until" name="until" className="grow">
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              autoFocus
              min={nairobiDayAfter(now, 1)}
              max={nairobiDayAfter(now, maxSnoozeDays)}
            />
          )}
        </Field>
        <Button type="submit" loading={pending}>
          Put aside
        </Button>
      </div>
    </form>
  );
}
