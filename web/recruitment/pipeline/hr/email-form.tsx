import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { fillTemplate } from "#contract/core/slots.ts";
import type { EmailTemplate } from "#contract/recruitment/email-templates.ts";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { kiswahiliSubject, templateInKiswahili } from "#contract/recruitment/kiswahili-templates.ts";
import type { ScheduledMessage } from "#contract/recruitment/scheduled-messages.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { PanelForm } from "#web/ui/panel-form.tsx";
import { useSendMessage } from "./mutations.ts";
import { templatesQuery } from "./queries.ts";
import { emailForm, sendTimeValues, timedMail } from "./scheduled/send-time.ts";
import { SendTimeFields } from "./scheduled/send-time-fields.tsx";
import { keptName } from "./tasks.ts";

/** A mail to the candidate. A template fills it in with the candidate's details, to be read before it goes. */
export function EmailForm({
  application: { id, candidateEmail, jobTitle },
  hiring,
  scheduled,
  onClose,
}: {
  application: HrApplicationDetail;
  hiring: HiringFile;
  /** The mail that waits for its time and is written anew; a new one without it. */
  scheduled?: ScheduledMessage;
  onClose: () => void;
}) {
  const kept = useKeptForm(keptName(id, scheduled ? `scheduled.${scheduled.id}` : "email"));
  const done = () => {
    kept.forget();
    onClose();
  };
  const templates = useQuery(templatesQuery()).data ?? [];
  const kiswahili = hiring.candidateLanguage === "sw";
  const subject = kiswahili ? kiswahiliSubject(jobTitle) : `Your application for ${jobTitle}`;
  const form = useForm({
    resolver: zodResolver(emailForm),
    defaultValues: {
      subject: scheduled?.subject ?? subject,
      body: scheduled?.body ?? "",
      ...sendTimeValues(scheduled?.sendAt),
    },
  });
  const later = form.watch("when") === "later";
  const send = useSendMessage(id, { scheduled, later });
  const [filled, setFilled] = useState("");
  const [wanted, setWanted] = useState<EmailTemplate>();
  const fill = (template: EmailTemplate) => {
    const words = kiswahili ? templateInKiswahili(template) : template;
    const body = fillTemplate(words.body, hiring.placeholders);
    form.setValue("subject", fillTemplate(words.subject, hiring.placeholders));
    form.setValue("body", body);
    form.clearErrors();
    setFilled(body);
  };
  const choose = (templateId: string) => {
    const template = templates.find((one) => one.id === templateId);
    if (!template) return;
    const written = form.getValues("body");
    if (written.trim() === "" || written === filled) fill(template);
    else setWanted(template);
  };
  const submit = form.handleSubmit((values) =>
    send.mutate(timedMail(values), {
      onSuccess: done,
      onError: (error) => showRefusedFields(form, error),
    }),
  );
  return (
    <PanelForm
      kept={kept}
      title={scheduled ? "Edit the scheduled email" : "Send Email"}
      submitLabel={later ? "Schedule Email" : "Send Email"}
      pending={send.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={send.error} attempt={send.submittedAt} />
      <p className="text-sm break-words text-muted">
        To {candidateEmail}. It goes out exactly as you see it{scheduled ? ", in your name" : ""}.
      </p>
      {kiswahili && (
        <Alert tone="info" title="This candidate reads Kiswahili">
          The standard templates come in Kiswahili. What surrounds your words in the mail is in Kiswahili,
          too.
        </Alert>
      )}
      {templates.length > 0 && (
        <Field label="Template" hint="Fills in the subject and the text below.">
          {(control) => (
            <Select
              {...control}
              options={templates.map(({ id: value, name: label }) => ({ value, label }))}
              placeholder="Write without a template"
              onChange={(event) => choose(event.target.value)}
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
      <SendTimeFields form={form} />
      <Confirm
        open={wanted !== undefined}
        onOpenChange={(open) => !open && setWanted(undefined)}
        title="Replace what you wrote?"
        confirmLabel="Use the template"
        cancelLabel="Keep mine"
        variant="primary"
        onConfirm={() => wanted && fill(wanted)}
      >
        The template brings a subject and a text of its own.
      </Confirm>
    </PanelForm>
  );
}
