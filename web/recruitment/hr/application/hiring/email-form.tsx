import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { fillTemplate } from "#contract/recruitment/email-templates.ts";
import { type HiringFile, newMessage } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { api } from "#web/lib/api.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { PanelForm } from "./panel-form.tsx";
import { templatesQuery, useHiringChange } from "./use-hiring.ts";

const emailForm = newMessage.pick({ subject: true, body: true });

/** A mail to the candidate. A template fills it in with the candidate's details, to be read before it goes. */
export function EmailForm({
  application: { id, candidateEmail, jobTitle },
  hiring,
  onClose,
}: {
  application: HrApplicationDetail;
  hiring: HiringFile;
  onClose: () => void;
}) {
  const templates = useQuery(templatesQuery).data ?? [];
  // The same for every attempt at this mail: what arrived twice goes out once.
  const key = useRef(crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(emailForm),
    defaultValues: { subject: `Your application for ${jobTitle}`, body: "" },
  });
  const send = useHiringChange(id, "Email Sent", (body: { subject: string; body: string }) =>
    api.hiring.sendMessage({ params: { id }, body: { ...body, key: key.current } }),
  );
  const fill = (templateId: string) => {
    const template = templates.find((one) => one.id === templateId);
    if (!template) return;
    form.setValue("subject", fillTemplate(template.subject, hiring.placeholders));
    form.setValue("body", fillTemplate(template.body, hiring.placeholders));
    form.clearErrors();
  };
  const submit = form.handleSubmit((values) =>
    send.mutate(values, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <PanelForm
      title="Send Email"
      submitLabel="Send Email"
      pending={send.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={send.error} attempt={send.submittedAt} />
      <p className="text-sm break-words text-muted">
        To {candidateEmail}. It goes out exactly as you see it.
      </p>
      {templates.length > 0 && (
        <Field label="Template" hint="Fills in the subject and the text below.">
          {(control) => (
            <Select
              {...control}
              options={templates.map(({ id: value, name: label }) => ({ value, label }))}
              placeholder="Write without a template"
              onChange={(event) => fill(event.target.value)}
            />
          )}
        </Field>
      )}
      <FormField form={form} name="subject" label="Subject" required>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField form={form} name="body" label="Message" required>
        {(field) => <Textarea {...field} rows={8} />}
      </FormField>
    </PanelForm>
  );
}
