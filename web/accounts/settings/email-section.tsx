import type { User } from "#contract/accounts/accounts.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { ActionButton, FormDone } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import type { AccountAnswer } from "./account-answer.ts";
import type { AccountData } from "./account-data.ts";
import { AccountForm } from "./account-form.tsx";

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
  return (
    <Section
      title="Email address"
      description={
        <>
          You sign in as <strong className="break-all">{user.email}</strong>
          {user.emailVerified ? ", which is verified." : ", which is not verified yet."}
        </>
      }
    >
      {pending && <Pending pending={pending} />}
      <FormDone>{answerTo("keepEmail", answer)?.done}</FormDone>
      <AccountForm intent="email" answer={answer} submitLabel="Change my address" emptied>
        {(errors, values) => (
          <>
            <p className="text-sm text-muted">
              We send a link to the new address and tell the present one. Nothing changes until you open the
              link.
            </p>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="New email address" name="email" required error={errors.email}>
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
              <Field label="Your password" name="emailPassword" required error={errors.emailPassword}>
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
  return (
    <Alert
      className="mb-5"
      title="Your new address waits for you"
      actions={
        <ActionButton intent="keepEmail" preventScrollReset>
          Keep my present address
        </ActionButton>
      }
    >
      We sent a link to <strong className="break-all">{pending.email}</strong>. It works until{" "}
      {formatDateTime(pending.until)}.
    </Alert>
  );
}
