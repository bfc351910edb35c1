import type { ComponentProps } from "react";
import { minPasswordLength } from "#contract/core/limits.ts";
import { useMessages } from "#web/lib/language.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { accountFormMessages } from "./account-forms.messages.ts";

/** A password that somebody chooses. */
export function NewPasswordField(field: Pick<ComponentProps<typeof Field>, "label" | "error">) {
  const t = useMessages(accountFormMessages);
  return (
    <Field {...field} name="password" required hint={t.passwordHint({ min: minPasswordLength })}>
      {(control) => <PasswordInput {...control} autoComplete="new-password" />}
    </Field>
  );
}

/** It once more, so that a slip is noticed. */
export function ConfirmPasswordField(field: Pick<ComponentProps<typeof Field>, "hint" | "error">) {
  const t = useMessages(accountFormMessages);
  return (
    <Field {...field} label={t.confirmPassword} name="confirmPassword" required>
      {(control) => <PasswordInput {...control} autoComplete="new-password" />}
    </Field>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({
  label,
  errors,
}: {
  /** Of the first field; "Password" unless given. */
  label?: string;
  errors: Record<string, string>;
}) {
  const t = useMessages(accountFormMessages);
  return (
    <>
      <NewPasswordField label={label ?? t.password} error={errors.password} />
      <ConfirmPasswordField error={errors.confirmPassword} />
    </>
  );
}
