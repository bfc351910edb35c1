import type { ReactNode } from "react";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { FormAnswer } from "./form-problem.ts";

/** Email and password, posted to the page's own address; works without scripts. */
export function SignInForm({
  answer,
  product,
  children,
}: {
  answer: FormAnswer | undefined;
  product: string;
  /** Shown between the password and the button. */
  children?: ReactNode;
}) {
  return (
    <AuthForm answer={answer} submitLabel="Sign In">
      {(errors, values) => (
        <>
          {/* The browser's half of the action sees only the form, and its greeting names the product. */}
          <input type="hidden" name="product" value={product} />
          <Field label="Email" name="email" required error={errors.email}>
            {(control) => (
              <Input {...control} type="email" autoComplete="username" defaultValue={values.email} />
            )}
          </Field>
          <Field label="Password" name="password" required error={errors.password}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
          {children}
        </>
      )}
    </AuthForm>
  );
}
