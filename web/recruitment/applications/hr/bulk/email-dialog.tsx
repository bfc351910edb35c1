import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { placeholders } from "#contract/recruitment/email-templates.ts";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { bulkMessage } from "#contract/recruitment/triage.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { formatCount } from "#web/lib/format.ts";
import { templatesQuery } from "#web/recruitment/pipeline/hr/queries.ts";
import {
  sendTimeValues,
  timedMail,
  timedMailForm,
} from "#web/recruitment/pipeline/hr/scheduled/send-time.ts";
import { SendTimeFields } from "#web/recruitment/pipeline/hr/scheduled/send-time-fields.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { type OnLeftOver, useSendMessages } from "./mutations.ts";

const emailForm = timedMailForm(bulkMessage.shape);

/** One mail to the candidates of all selected applications; names and positions are filled in for each. */
export function EmailDialog({
  selected,
  onDone,
  onClose,
}: {
  selected: readonly HrApplication[];
  onDone: OnLeftOver;
  onClose: () => void;
}) {
  const [keys] = useState(() => new Map(selected.map(({ id }) => [id, crypto.randomUUID() as string])));
  const templates = useQuery(templatesQuery()).data ?? [];
  const form = useForm({
    resolver: zodResolver(emailForm),
    defaultValues: { subject: "", body: "", ...sendTimeValues() },
  });
  const kept = useKeptForm("applications.email");
  const later = form.watch("when") === "later";
  const send = useSendMessages(selected, keys, later, (left, words) => {
    kept.forget();
    onDone(left, words);
  });
  const fill = (templateId: string) => {
    const template = templates.find(({ id }) => id === templateId);
    if (!template) return;
    form.setValue("subject", template.subject);
    form.setValue("body", template.body);
    form.clearErrors();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Write to ${formatCount(selected.length, "candidate")}`}
      description="Each gets a mail of their own, and finds it in the thread of their application."
    >
      <form
        ref={kept.box}
        noValidate
        onSubmit={form.handleSubmit((values) =>
          send.mutate(timedMail(values), { onError: (error) => showRefusedFields(form, error) }),
        )}
        className="space-y-4"
      >
        <KeptNotice kept={kept} />
        <FormError message={send.error} attempt={send.submittedAt} />
        {templates.length > 0 && (
          <Field label="Template" hint="Replaces the subject and the text below.">
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
        <FormField
          form={form}
          name="body"
          label="Message"
          required
          hint={`Filled in for each: ${placeholders.map((name) => `{{${name}}}`).join(", ")}.`}
        >
          {(field) => <Textarea {...field} rows={8} />}
        </FormField>
        <SendTimeFields form={form} />
        <Button type="submit" className="w-full" loading={send.isPending}>
          {later ? "Schedule" : "Send"} {formatCount(selected.length, "email")}
        </Button>
      </form>
    </Dialog>
  );
}
