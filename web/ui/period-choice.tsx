import { clsx } from "clsx";
import { Form } from "react-router";
import { nairobiDay } from "#web/lib/format.ts";
import { type Period, periods } from "#web/lib/period.ts";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Link } from "./link.tsx";

/** Which days the figures are about: some up to today, or two days that one chooses. */
export function PeriodChoice({ period }: { period: Period }) {
  const today = nairobiDay(new Date());
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-2">
          {periods.map(({ days, label }) => {
            const current = period.days === days;
            return (
              <li key={days}>
                <Link
                  to={{ search: `?days=${days}` }}
                  aria-current={current ? "page" : undefined}
                  preventScrollReset
                  className={clsx(
                    "inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold",
                    current
                      ? "border-brand bg-brand-tint text-brand-ink"
                      : "border-line text-muted hover:text-ink",
                  )}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <Form
        key={`${period.from} ${period.to}`}
        method="get"
        preventScrollReset
        className="flex flex-wrap items-end gap-2"
        aria-label="Days of your choice"
      >
        <Field label="From" name="from">
          {(control) => <Input {...control} type="date" defaultValue={period.from} max={today} required />}
        </Field>
        <Field label="To" name="to">
          {(control) => <Input {...control} type="date" defaultValue={period.to} max={today} required />}
        </Field>
        <Button variant="secondary">Show</Button>
      </Form>
    </div>
  );
}
