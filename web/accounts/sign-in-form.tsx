import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import type { FormAnswer } from "./form-problem.ts";

/** Email and password, posted to the page's own address; works without scripts. */
export function SignInForm({
  answer,
  product,
  children,
}: {
  answer: FormAnswer | undefined;
  product: string;
  /** Stands between the password and the button. */
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  useFocusInvalid(form, answer);
  const errors = answer?.problem.fields ?? {};
  return (
    <Form ref={form} method="post" noValidate className="space-y-4">
      {answer && Object.keys(errors).length === 0 && <FormError message={answer.problem.message} />}
      {/* The browser's half of the action sees only the form, and its greeting names the product. */}
      <input type="hidden" name="product" value={product} />
      <Field label="Email" name="email" required error={errors.email}>
        {(control) => (
          <Input {...control} type="email" autoComplete="username" defaultValue={answer?.values.email} />
        )}
      </Field>
      <Field label="Password" name="password" required error={errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      {children}
      <Button type="submit" size="lg" loading={sending} className="w-full">
        Sign In
      </Button>
    </Form>
  );
}
