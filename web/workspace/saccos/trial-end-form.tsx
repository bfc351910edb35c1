import { Form } from "react-router";
import type { SaccoTrial } from "#contract/accounts/trial-ends.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { useSending } from "#web/ui/action-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

/** Sets the end of one SACCO's trial, or none; works without scripts. */
export function TrialEndForm({
  sacco: { id, name, trial, trialEndsAt },
  days,
  refused,
}: {
  sacco: SaccoTrial;
  /** Between which days a trial can end. */
  days: { first: string; last: string };
  /** Why the day of the last attempt was refused. */
  refused: string | undefined;
}) {
  const setting = useSending("set", id);
  const ending = useSending("none", id);
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-wrap items-start gap-2 py-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="expectedTrialEndsAt" value={trialEndsAt ?? ""} />
      <Field
        label={`Last day of the trial of ${name}`}
        hideLabel
        name="lastDay"
        error={refused}
        className="w-40"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            min={days.first}
            max={days.last}
            defaultValue={trial === "on_trial" && trialEndsAt ? nairobiDay(trialEndsAt) : ""}
            className="md:pointer-fine:h-9"
          />
        )}
      </Field>
      <Button
        type="submit"
        name="intent"
        value="set"
        size="sm"
        variant="secondary"
        loading={setting}
        aria-label={`Set the end for ${name}`}
      >
        Set the end
      </Button>
      {trial !== "no_end" && (
        <Button
          type="submit"
          name="intent"
          value="none"
          size="sm"
          variant="ghost"
          loading={ending}
          aria-label={`No end for ${name}`}
        >
          No end
        </Button>
      )}
    </Form>
  );
}
