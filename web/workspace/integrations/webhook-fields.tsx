import type { Webhook } from "#contract/workspace/webhooks.ts";
import { CheckboxGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

/** An event as an owner chooses it. */
export interface EventChoice {
  type: string;
  label: string;
}

/** Where events go, and which. */
export function WebhookFields({
  events,
  webhook,
  errors,
}: {
  events: readonly EventChoice[];
  webhook?: Webhook;
  errors: Record<string, string>;
}) {
  const choices = events.map(({ type, label }) => ({ value: type, label: type, hint: label }));
  return (
    <>
      <Field label="Address" name="url" required error={errors.url} hint="Begins with https://">
        {(control) => (
          <Input
            {...control}
            type="url"
            maxLength={2000}
            autoComplete="off"
            placeholder="https://hr.example.co.ke/hooks"
            defaultValue={webhook?.url}
          />
        )}
      </Field>
      <CheckboxGroup
        legend="Events"
        name="events"
        options={choices}
        chosen={webhook?.events}
        error={errors.events}
      />
    </>
  );
}
