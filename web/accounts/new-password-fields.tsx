import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

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
      <Field label={label} name="password" required hint="At least 6 characters" error={errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm Password" name="confirmPassword" required error={errors.confirmPassword}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
    </>
  );
}
