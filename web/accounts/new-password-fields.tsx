import type { ComponentProps } from "react";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

/** A password that somebody chooses. */
export function NewPasswordField(field: Pick<ComponentProps<typeof Field>, "label" | "error">) {
  return (
    <Field {...field} name="password" required hint="At least 6 characters">
      {(control) => <PasswordInput {...control} autoComplete="new-password" />}
    </Field>
  );
}

/** It once more, so that a slip is noticed. */
export function ConfirmPasswordField(field: Pick<ComponentProps<typeof Field>, "hint" | "error">) {
  return (
    <Field {...field} label="Confirm Password" name="confirmPassword" required>
      {(control) => <PasswordInput {...control} autoComplete="new-password" />}
    </Field>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({
  label = "Password",
  errors,
}: {
  /** Of the first field. */
  label?: string;
  errors: Record<string, string>;
}) {
  return (
    <>
      <NewPasswordField label={label} error={errors.password} />
      <ConfirmPasswordField error={errors.confirmPassword} />
    </>
  );
}
