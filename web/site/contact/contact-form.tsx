import { useEffect } from "react";
import { forgetKeptText } from "#web/lib/kept-storage.ts";
import { useMessages } from "#web/lib/language.ts";
import { Honeypot } from "#web/site/enquiry/honeypot.tsx";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { contactMessages } from "./contact.messages.ts";
import type { ContactAnswer } from "./contact-answer.ts";

const keptAs = "contact";

/**
 * The message form, posted to the page's own address; works without scripts.
 * @param subject what the visitor pressed on the way here, to begin with
 */
export function ContactForm({ answer, subject }: { answer: ContactAnswer | undefined; subject: string }) {
  const t = useMessages(contactMessages);
  const sent = answer && "sent" in answer ? answer.sent : undefined;
  useEffect(() => {
    if (sent) forgetKeptText(keptAs);
  }, [sent]);
  if (sent) {
    return (
      <Alert tone="success" role="status" title={t.sent}>
        {sent} {t.confirmation}
      </Alert>
    );
  }
  const refused = answer && "message" in answer ? answer : undefined;
  return (
    <ActionForm
      keptAs={keptAs}
      refusal={refused}
      values={refused ? { ...refused.values } : { subject }}
      submitLabel={t.send}
      wide
    >
      {(errors, values) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t.fullName} name="fullName" required error={errors.fullName}>
              {(control) => <Input {...control} autoComplete="name" defaultValue={values.fullName} />}
            </Field>
            <Field label={t.email} name="email" required error={errors.email}>
              {(control) => (
                <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />
              )}
            </Field>
            <Field label={t.phone} name="phone" error={errors.phone}>
              {(control) => <PhoneInput {...control} defaultValue={values.phone} />}
            </Field>
            <Field label={t.saccoName} name="saccoName" error={errors.saccoName}>
              {(control) => (
                <Input {...control} autoComplete="organization" defaultValue={values.saccoName} />
              )}
            </Field>
          </div>
          <Field label={t.subject} name="subject" required error={errors.subject}>
            {(control) => <Input {...control} defaultValue={values.subject} />}
          </Field>
          <Field label={t.message} name="message" required error={errors.message}>
            {(control) => <Textarea {...control} rows={6} defaultValue={values.message} />}
          </Field>
          <Honeypot />
        </>
      )}
    </ActionForm>
  );
}
