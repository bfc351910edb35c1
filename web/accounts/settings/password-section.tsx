import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { ConfirmPasswordField, NewPasswordField } from "../new-password-fields.tsx";
import { UsernameField } from "../username-field.tsx";
import type { AccountAnswer } from "./account-answer.ts";
import { AccountForm } from "./account-form.tsx";

/** Another password in the place of the present one. */
export function PasswordSection({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  return (
    <Section
      title="Password"
      description="A new one ends every other session; this one stays. We tell you by mail."
    >
      <AccountForm intent="password" answer={answer} submitLabel="Change my password" emptied>
        {(errors) => (
          <>
            <UsernameField email={email} />
            <Field
              label="Present password"
              name="currentPassword"
              required
              hint={
                <>
                  Forgotten?{" "}
                  <Link to="/forgot-password" className="font-semibold text-brand-ink underline">
                    Have a link sent
                  </Link>
                </>
              }
              error={errors.currentPassword}
              className="sm:max-w-[calc(50%-0.5rem)]"
            >
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <NewPasswordField label="New password" error={errors.password} />
              <ConfirmPasswordField hint="The new one again" error={errors.confirmPassword} />
            </div>
          </>
        )}
      </AccountForm>
    </Section>
  );
}
