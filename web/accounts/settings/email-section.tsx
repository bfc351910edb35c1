import type { User } from "#contract/accounts/accounts.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionButton, FormDone } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { ownAccountMessages } from "./account.messages.ts";
import type { AccountAnswer } from "./account-answer.ts";
import type { AccountData } from "./account-data.ts";
import { AccountForm } from "./account-form.tsx";

const parts = { address: (words: string) => <strong className="break-all">{words}</strong> };

/** The address that the person signs in with, and the way to another one. */
export function EmailSection({
  user,
  pending,
  answer,
}: {
  user: User;
  pending: AccountData["pendingEmail"];
  answer: AccountAnswer | undefined;
}) {
  const t = useMessages(ownAccountMessages);
  const address = user.emailVerified ? t.verifiedAddress : t.unverifiedAddress;
  return (
    <Section
      title={t.emailAddress}
      description={<RichText text={address({ email: user.email })} parts={parts} />}
    >
      {pending && <Pending pending={pending} />}
      <FormDone>{answerTo("keepEmail", answer)?.done}</FormDone>
      <AccountForm intent="email" answer={answer} submitLabel={t.changeAddress} emptied>
        {(errors, values) => (
          <>
            <p className="text-sm text-muted">{t.changeAddressText}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t.newEmail} name="email" required error={errors.email}>
                {(control) => (
                  <Input
                    {...control}
                    type="email"
                    autoComplete="off"
                    maxLength={254}
                    defaultValue={values.email}
                  />
                )}
              </Field>
              <Field label={t.yourPassword} name="emailPassword" required error={errors.emailPassword}>
                {(control) => <PasswordInput {...control} autoComplete="current-password" />}
              </Field>
            </div>
          </>
        )}
      </AccountForm>
    </Section>
  );
}

function Pending({ pending }: { pending: NonNullable<AccountData["pendingEmail"]> }) {
  const t = useMessages(ownAccountMessages);
  const language = useLanguage();
  return (
    <Alert
      className="mb-5"
      title={t.addressWaits}
      actions={
        <ActionButton intent="keepEmail" preventScrollReset>
          {t.keepAddress}
        </ActionButton>
      }
    >
      <RichText
        text={t.addressWaitsText({ email: pending.email, time: formatDateTime(pending.until, language) })}
        parts={parts}
      />
    </Alert>
  );
}
