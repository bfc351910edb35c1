import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { wordingOf } from "#contract/recruitment/advert-wording.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import type { JobFormControl } from "./job-values.ts";
import { withBetter } from "./wording.ts";

/** What in the advert could keep somebody out unlawfully, each with a better wording; nothing where all is fair. */
export function WordingNotice({ form }: { form: JobFormControl }) {
  const values = useDeferredValue(useWatch({ control: form.control }));
  const finds = useMemo(() => wordingOf({ ...form.getValues(), ...values }), [form, values]);
  if (finds.length === 0) return null;
  return (
    <Alert tone="warning" title="Some words could keep people out unlawfully" className="mb-5">
      <ul className="space-y-3">
        {finds.map((find) => (
          <li key={`${find.field} ${find.entry} ${find.start}`}>
            <p>
              <q className="font-semibold">{find.text}</q> {find.reason}
            </p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-1"
              onClick={() =>
                form.setValue(find.field, withBetter(form.getValues(), find), { shouldDirty: true })
              }
            >
              {find.better ? `Write “${find.better}”` : "Leave it out"}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
