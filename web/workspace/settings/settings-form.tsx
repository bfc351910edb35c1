import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import type { SettingsAnswer } from "./answer.ts";

/**
 * A form of the settings page with its button, what went wrong as a whole, and a word when it is done.
 * @param intent tells the page's action which form it is
 */
export function SettingsForm({
  fetcher,
  intent,
  submitLabel,
  children,
}: {
  fetcher: FetcherWithComponents<SettingsAnswer>;
  intent: string;
  submitLabel: string;
  children: ReactNode;
}) {
  const { data, state, Form } = fetcher;
  const failure = data?.failure;
  return (
    <Form method="post" noValidate className="space-y-4">
      <input type="hidden" name="intent" value={intent} />
      {failure && !failure.fields && <FormError message={failure.message} attempt={failure} />}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={state !== "idle"}>
          {submitLabel}
        </Button>
        <p role="status" className="text-sm font-medium text-success">
          {state === "idle" && data?.saved}
        </p>
      </div>
    </Form>
  );
}
