import { ShieldCheck } from "lucide-react";
import type { TwoFactor } from "#contract/accounts/two-factor.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ActionButton, FormDone } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { CopyButton } from "#web/ui/copy-field.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { CodeInput } from "../code-input.tsx";
import { UsernameField } from "../username-field.tsx";
import type { AccountAnswer, AccountIntent } from "./account-answer.ts";
import { AccountForm } from "./account-form.tsx";
import { twoFactorMessages } from "./two-factor.messages.ts";

interface Given {
  email: string;
  twoFactor: TwoFactor;
  answer: AccountAnswer | undefined;
}

/** A code of an app beside the password: set up in two steps, with codes for the day on which the phone is lost. */
export function TwoFactorSection({ email, twoFactor, answer }: Given) {
  const t = useMessages(twoFactorMessages);
  const language = useLanguage();
  const { enabledAt, pending } = twoFactor;
  const given = { email, twoFactor, answer };
  const done = answerTo("disableTwoFactor", answer)?.done ?? answerTo("cancelTwoFactor", answer)?.done;
  return (
    <Section
      id="two-factor"
      title={t.title}
      description={enabledAt ? t.onText({ day: formatDate(enabledAt, language) }) : t.offText}
      actions={
        enabledAt && (
          <Badge tone="success" icon={ShieldCheck}>
            {t.on}
          </Badge>
        )
      }
    >
      <FormDone>{done}</FormDone>
      {enabledAt ? (
        <TurnedOn {...given} />
      ) : pending ? (
        <Enrolment pending={pending} answer={answer} />
      ) : (
        <PasswordForm intent="beginTwoFactor" submitLabel={t.begin} {...given} />
      )}
    </Section>
  );
}

/** A form that the person's password confirms. */
function PasswordForm({
  intent,
  submitLabel,
  email,
  answer,
}: Pick<Given, "email" | "answer"> & { intent: AccountIntent; submitLabel: string }) {
  const t = useMessages(twoFactorMessages);
  return (
    <AccountForm intent={intent} answer={answer} submitLabel={submitLabel} emptied>
      {(errors) => (
        <>
          <UsernameField email={email} />
          <Field
            label={t.confirmingPassword}
            name="twoFactorPassword"
            required
            error={errors.twoFactorPassword}
            className="sm:max-w-[calc(50%-0.5rem)]"
          >
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
        </>
      )}
    </AccountForm>
  );
}

function Enrolment({
  pending,
  answer,
}: {
  pending: NonNullable<TwoFactor["pending"]>;
  answer: AccountAnswer | undefined;
}) {
  const t = useMessages(twoFactorMessages);
  const { secret, uri } = pending;
  return (
    <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <QrCode text={uri} label={t.qrLabel} className="w-48 rounded-input border border-line" />
      <div className="min-w-0 space-y-4">
        <div>
          <h3 className="text-base font-semibold">{t.scan}</h3>
          <p className="mt-1 text-sm text-muted">
            <RichText
              text={t.scanText}
              parts={{
                open: (words) => (
                  <a href={uri} className="font-semibold text-brand-ink underline">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
          <p className="mt-3 text-sm">
            <span className="block font-semibold">{t.secret}</span>
            <code className="break-all select-all">{secret.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
        </div>
        <AccountForm intent="confirmTwoFactor" answer={answer} submitLabel={t.confirm} emptied>
          {(errors) => (
            <Field label={t.code} name="code" required error={errors.code}>
              {(control) => <CodeInput {...control} inputMode="numeric" />}
            </Field>
          )}
        </AccountForm>
        <ActionButton intent="cancelTwoFactor" variant="ghost" preventScrollReset>
          {t.cancel}
        </ActionButton>
      </div>
    </div>
  );
}

function TurnedOn({ twoFactor, ...given }: Given) {
  const t = useMessages(twoFactorMessages);
  const fresh = answerTo("confirmTwoFactor", given.answer) ?? answerTo("renewCodes", given.answer);
  return (
    <div className="space-y-4">
      {fresh?.backupCodes && <BackupCodes codes={fresh.backupCodes} done={fresh.done} />}
      <p className="text-sm">{t.codesLeft({ count: twoFactor.backupCodesLeft })}</p>
      <Disclosure label={t.renewTitle} open={given.answer?.intent === "renewCodes" && !fresh?.backupCodes}>
        <PasswordForm intent="renewCodes" submitLabel={t.renew} {...given} />
      </Disclosure>
      <Disclosure label={t.disableTitle} open={given.answer?.intent === "disableTwoFactor"}>
        <PasswordForm intent="disableTwoFactor" submitLabel={t.disable} {...given} />
      </Disclosure>
    </div>
  );
}

/** Below the alert and not in it: beside its icon a phone breaks each code into two lines. */
function BackupCodes({ codes, done }: { codes: readonly string[]; done: string | undefined }) {
  const t = useMessages(twoFactorMessages);
  return (
    <div className="space-y-3">
      <Alert role="status" tone="success" title={done}>
        <h3 className="mt-2 text-base font-semibold">{t.keepCodes}</h3>
        <p>{t.keepCodesText}</p>
      </Alert>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-base whitespace-nowrap sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join("\n")} label={t.copyCodes} copiedLabel={t.copied} />
    </div>
  );
}
