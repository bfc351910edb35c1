import type { User } from "#contract/accounts/accounts.ts";
import { useMessages } from "#web/lib/language.ts";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { ownAccountMessages } from "./account.messages.ts";
import type { AccountAnswer } from "./account-answer.ts";
import { AccountForm } from "./account-form.tsx";

/** The person's own name and phone number. */
export function DetailsSection({ user, answer }: { user: User; answer: AccountAnswer | undefined }) {
  const t = useMessages(ownAccountMessages);
  return (
    <Section title={t.nameAndPhone}>
      <AccountForm intent="details" answer={answer} submitLabel={t.saveDetails}>
        {(errors, values) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t.firstName} name="firstName" required error={errors.firstName}>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="given-name"
                    maxLength={100}
                    defaultValue={values.firstName ?? user.firstName}
                  />
                )}
              </Field>
              <Field label={t.lastName} name="lastName" error={errors.lastName}>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="family-name"
                    maxLength={100}
                    defaultValue={values.lastName ?? user.lastName}
                  />
                )}
              </Field>
            </div>
            <Field label={t.phone} name="phone" error={errors.phone}>
              {(control) => <PhoneInput {...control} defaultValue={values.phone ?? user.phone ?? ""} />}
            </Field>
          </>
        )}
      </AccountForm>
    </Section>
  );
}
