import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import type { AccountAnswer, AccountIntent } from "./account-answer.ts";

/** Whether a form of the account page is on its way; `id` tells one of several with the same intent. */
export function useSending(intent: AccountIntent, id?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === intent && (id === undefined || formData.get("id") === id);
}

/** The page's answer, if it was this form that asked. */
export const answerTo = (intent: AccountIntent, answer: AccountAnswer | undefined) =>
  answer?.intent === intent ? answer : undefined;

/**
 * A form of the account page with its button, what went wrong as a whole, and a word when it is done. Posted to the
 * page's own address; works without scripts.
 */
export function AccountForm({
  intent,
  answer: last,
  submitLabel,
  secret = false,
  children,
}: {
  intent: AccountIntent;
  /** The page's last answer, to whichever form. */
  answer: AccountAnswer | undefined;
  submitLabel: string;
  /** Is emptied when it is done. */
  secret?: boolean;
  /** @param errors by field @param values what was typed, where the form was refused */
  children: (errors: Record<string, string>, values: Record<string, string>) => ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending(intent);
  const answer = answerTo(intent, last);
  const refused = answer?.problem ? answer : undefined;
  useFocusInvalid(form, refused);
  useEffect(() => {
    if (secret && answer?.done) form.current?.reset();
  }, [secret, answer]);
  const errors = refused?.problem.fields ?? {};
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="space-y-4">
      <input type="hidden" name="intent" value={intent} />
      {refused && Object.keys(errors).length === 0 && (
        <FormError message={refused.problem.message} attempt={refused} />
      )}
      {children(errors, refused?.values ?? {})}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={sending}>
          {submitLabel}
        </Button>
        <Done>{sending ? undefined : answer?.done}</Done>
      </div>
    </Form>
  );
}

/** What was done, announced when it appears. */
export function Done({ children }: { children: string | undefined }) {
  return (
    <p role="status" className="min-w-0 text-sm font-medium break-words text-success empty:hidden">
      {children}
    </p>
  );
}
