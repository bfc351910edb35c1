import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Honeypot } from "#web/site/enquiry/honeypot.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import type { ContactAnswer, ContactFields } from "./contact-answer.ts";

/**
 * The message form, posted to the page's own address; works without scripts.
 * @param subject what the visitor pressed on the way here, to begin with
 */
export function ContactForm({ answer, subject }: { answer: ContactAnswer | undefined; subject: string }) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  const refused = answer && "message" in answer ? answer : undefined;
  useFocusInvalid(form, refused);
  if (answer && "sent" in answer) {
    return (
      <Alert tone="success" role="status" title="Message sent">
        {answer.sent} A confirmation is on its way to your email address.
      </Alert>
    );
  }
  const errors: Partial<ContactFields> = refused?.fields ?? {};
  const values: Partial<ContactFields> = refused?.values ?? { subject };
  return (
    <Form ref={form} method="post" noValidate className="space-y-4">
      {refused && Object.keys(errors).length === 0 && (
        <FormError message={refused.message} attempt={refused} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Full Name" name="fullName" required error={errors.fullName}>
          {(control) => <Input {...control} autoComplete="name" defaultValue={values.fullName} />}
        </Field>
        <Field label="Email Address" name="email" required error={errors.email}>
          {(control) => <Input {...control} type="email" autoComplete="email" defaultValue={values.email} />}
        </Field>
        <Field label="Phone Number" name="phone" error={errors.phone}>
          {(control) => <PhoneInput {...control} defaultValue={values.phone} />}
        </Field>
        <Field label="SACCO Name" name="saccoName" error={errors.saccoName}>
          {(control) => <Input {...control} autoComplete="organization" defaultValue={values.saccoName} />}
        </Field>
      </div>
      <Field label="Subject" name="subject" required error={errors.subject}>
        {(control) => <Input {...control} defaultValue={values.subject} />}
      </Field>
      <Field label="Message" name="message" required error={errors.message}>
        {(control) => <Textarea {...control} rows={6} defaultValue={values.message} />}
      </Field>
      <Honeypot />
      <Button type="submit" size="lg" loading={sending} className="w-full sm:w-auto">
        Send message
      </Button>
    </Form>
  );
}
