import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CodedError } from "#contract/core/errors.ts";
import { type Language, languageNames, languages } from "#contract/core/language.ts";
import {
  type EmailTemplate,
  type EmailTemplateInput,
  emailTemplateInput,
  placeholderHints,
  standardTemplates,
} from "#contract/recruitment/email-templates.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { ResetButton } from "#web/ui/templates/reset-button.tsx";
import { TemplatePreviewView } from "#web/ui/templates/template-preview.tsx";
import { VariableList } from "#web/ui/templates/variable-list.tsx";
import { toast } from "#web/ui/toast.ts";
import { useSaveTemplate, useTemplatePreview } from "./mutations.ts";

const variables = Object.entries(placeholderHints).map(([name, hint]) => ({ name, hint }));

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
  const preview = useTemplatePreview();
  const show = (language: Language) =>
    form.handleSubmit(({ subject, body }) =>
      preview.mutate(
        { subject, body, language },
        {
          onError: (error) => {
            if (!showFieldErrors(form, error)) setFailure(error);
          },
        },
      ),
    )();
  const standard = standardTemplates.find(({ name }) => name === template?.name);
  const resetText = async () => {
    if (!standard || !template) return;
    await saving.mutateAsync({ id: template.id, input: standard });
    form.reset(standard);
    kept.forget();
    toast.success("Standard text restored");
  };
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
          <VariableList variables={variables} />
        </Disclosure>
        <div className="flex flex-wrap gap-2">
          {languages.map((language) => (
            <Button
              key={language}
              variant="secondary"
              loading={preview.isPending && preview.variables.language === language}
              onClick={() => show(language)}
            >
              {languageNames.get(language)} preview
            </Button>
          ))}
          {standard && <ResetButton onReset={resetText} />}
        </div>
        {preview.data && <TemplatePreviewView preview={preview.data} />}
      </form>
    </Dialog>
  );
}
