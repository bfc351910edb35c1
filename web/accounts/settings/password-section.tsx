import { useMessages } from "#web/lib/language.ts";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { ConfirmPasswordField, NewPasswordField } from "../new-password-fields.tsx";
import { UsernameField } from "../username-field.tsx";
import { accountSecurityMessages } from "./account.messages.ts";
import type { AccountAnswer } from "./account-answer.ts";
import { AccountForm } from "./account-form.tsx";

/** Another password in the place of the present one. */
export function PasswordSection({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const t = useMessages(accountSecurityMessages);
  return (
    <Section title={t.password} description={t.passwordText}>
      <AccountForm intent="password" answer={answer} submitLabel={t.changePassword} emptied>
        {(errors) => (
          <>
            <UsernameField email={email} />
            <Field
              label={t.presentPassword}
              name="currentPassword"
              required
              hint={
                <RichText
                  text={t.forgotten}
                  parts={{
                    forgot: (words) => (
                      <Link to="/forgot-password" className="font-semibold text-brand-ink underline">
                        {words}
                      </Link>
                    ),
                  }}
                />
              }
              error={errors.currentPassword}
              className="sm:max-w-[calc(50%-0.5rem)]"
            >
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <NewPasswordField label={t.newPassword} error={errors.password} />
              <ConfirmPasswordField hint={t.newAgain} error={errors.confirmPassword} />
            </div>
          </>
        )}
      </AccountForm>
    </Section>
  );
}
