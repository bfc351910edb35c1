import type { ReactNode } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { accountFormMessages } from "./account-forms.messages.ts";
import { AuthForm } from "./auth-form.tsx";
import { CodeInput } from "./code-input.tsx";
import type { FormAnswer } from "./form-problem.ts";

/** Email and password, posted to the page's own address; works without scripts. */
export function SignInForm({
  answer,
  product,
  email,
  children,
}: {
  answer: FormAnswer | undefined;
  product: string;
  /** Of who has just signed up. */
  email?: string | undefined;
  /** Shown between the password and the button. */
  children?: ReactNode;
}) {
  const t = useMessages(accountFormMessages);
  const asked = answer?.code === "two_factor_required";
  const asksForCode = asked || answer?.asksForCode;
  return (
    // Asking for the code is no refusal.
    <AuthForm answer={asked ? undefined : answer} submitLabel={t.signIn}>
      {(errors, values) => (
        <>
          {/* The browser's half of the action sees only the form, and its greeting names the product. */}
          <input type="hidden" name="product" value={product} />
          <Field label={t.email} name="email" required error={errors.email}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="username"
                defaultValue={values.email ?? answer?.values.email ?? email}
              />
            )}
          </Field>
          <Field label={t.password} name="password" required error={errors.password}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
          {asksForCode && (
            <Field label={t.code} name="code" required hint={t.codeHint} error={errors.code}>
              {(control) => <CodeInput {...control} />}
            </Field>
          )}
          {children}
        </>
      )}
    </AuthForm>
  );
}
