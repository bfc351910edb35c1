import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CodedError } from "#contract/core/errors.ts";
import {
  type EmailTemplate,
  type EmailTemplateInput,
  emailTemplateInput,
  placeholderHints,
} from "#contract/recruitment/email-templates.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSaveTemplate } from "./mutations.ts";

const goneText = "Somebody removed this template meanwhile. Save it again to keep yours as a new one.";

/** Adds a template, or changes the one that is given. */
export function TemplateForm({ template, onClose }: { template?: EmailTemplate; onClose: () => void }) {
  const saving = useSaveTemplate();
  const [failure, setFailure] = useState<Error>();
  // Somebody removed it while it was being changed: what was typed can be kept as a new one.
  const [gone, setGone] = useState(false);
  const form = useForm<EmailTemplateInput>({
    resolver: zodResolver(emailTemplateInput),
    defaultValues: template ?? { name: "", subject: "", body: "" },
  });
  const kept = useKeptForm(`template.${template?.id ?? "new"}`);
  const save = form.handleSubmit(async ({ name, subject, body }) => {
    const input = { name, subject, body };
    try {
      await saving.mutateAsync({ id: gone ? undefined : template?.id, input });
    } catch (error) {
      const removed = error instanceof CodedError && error.code === "not_found";
      if (removed) setGone(true);
      return setFailure(removed ? new CodedError("not_found", goneText) : (error as Error));
    }
    toast.success("Template saved");
    kept.forget();
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={template ? "Edit template" : "New template"}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="template" loading={form.formState.isSubmitting}>
            Save template
          </Button>
        </>
      }
    >
      <form ref={kept.box} id="template" onSubmit={save} noValidate className="space-y-4">
        <KeptNotice kept={kept} />
        <FormError message={failure} attempt={failure} />
        <FormField form={form} name="name" label="Name" hint="Only your team sees it." required>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name="subject" label="Subject" required>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name="body" label="Text" required>
          {(field) => <Textarea {...field} rows={9} />}
        </FormField>
        <Disclosure label="Details you can leave to be filled in">
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
            {Object.entries(placeholderHints).map(([name, hint]) => (
              <div key={name}>
                <dt className="font-mono">{`{{${name}}}`}</dt>
                <dd className="text-muted">{hint}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </form>
    </Dialog>
  );
}
