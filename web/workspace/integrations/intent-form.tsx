import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonVariant } from "#web/ui/button.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import type { IntegrationAnswer } from "./answer.ts";

/** Whether this form is being sent. */
function useSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("intent") === intent;
}

/** A form of fields with its button; the first field that was refused gets the focus. Works without scripts. */
export function IntentForm({
  intent,
  submitLabel,
  answer,
  children,
}: {
  intent: string;
  submitLabel: string;
  /** The action's last answer; `Outcome` says what it is about as a whole. */
  answer: IntegrationAnswer | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLFormElement>(null);
  useFocusInvalid(box, answer?.failure?.fields ?? null);
  return (
    <Form ref={box} method="post" noValidate className="space-y-4">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" loading={useSending(intent)}>
        {submitLabel}
      </Button>
    </Form>
  );
}

/** A button that does one thing at once. Works without scripts. */
export function IntentButton({
  intent,
  values = {},
  variant = "secondary",
  children,
}: {
  intent: string;
  values?: Record<string, string>;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const sending = useSending(intent);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" variant={variant} loading={sending}>
        {children}
      </Button>
    </Form>
  );
}
