import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import type { FormAnswer } from "./form-problem.ts";

/**
 * The form of a page for people without a session: signing in, registering, choosing a password. Posted to the
 * page's own address; works without scripts.
 */
export function AuthForm({
  answer,
  submitLabel,
  sendingLabel = submitLabel,
  ownFields,
  children,
}: {
  answer: FormAnswer | undefined;
  submitLabel: string;
  sendingLabel?: string;
  /** Where the server may refuse a field that the form does not show: the names of those that it does. */
  ownFields?: readonly string[];
  /** @param errors by field @param values what was typed, where the form was refused */
  children: (errors: Record<string, string>, values: FormAnswer["values"]) => ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  useFocusInvalid(form, answer);
  const errors: Record<string, string> = answer?.problem.fields ?? {};
  const besideFields = Object.keys(errors).some((name) => !ownFields || ownFields.includes(name));
  return (
    <Form ref={form} method="post" noValidate className="space-y-4">
      {answer && !besideFields && <FormError message={answer.problem.message} attempt={answer} />}
      {children(errors, answer?.values ?? {})}
      <Button type="submit" size="lg" loading={sending} className="w-full">
        {sending ? sendingLabel : submitLabel}
      </Button>
    </Form>
  );
}
