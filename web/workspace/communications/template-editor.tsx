import { zodResolver } from "@hookform/resolvers/zod";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CodedError } from "#contract/core/errors.ts";
import { type TemplateDetail, type TemplateText, templateInput } from "#contract/workspace/templates.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { ResetButton } from "#web/ui/templates/reset-button.tsx";
import { TemplatePreviewView } from "#web/ui/templates/template-preview.tsx";
import { VariableList } from "#web/ui/templates/variable-list.tsx";
import { toast } from "#web/ui/toast.ts";
import { usePreview, useResetTemplate, useSaveTemplate, useSendTest } from "./mutations.ts";
import { previewQuery } from "./queries.ts";

const words = templateInput.pick({ subject: true, body: true });

/** Words a text in one language, with what its reader would get of them. */
export function TemplateEditor({
  template: { id, channel, variables },
  text,
  readOnly,
}: {
  template: TemplateDetail;
  text: TemplateText;
  readOnly: boolean;
}) {
  const { language, version, standard } = text;
  const isMail = channel === "mail";
  const form = useForm({
    resolver: zodResolver(words),
    defaultValues: { subject: text.subject, body: text.body },
  });
  const kept = useKeptForm(`template.${id}.${language}`);
  const [failure, setFailure] = useState<Error>();
  const [save, reset, preview, test] = [
    useSaveTemplate(id),
    useResetTemplate(id),
    usePreview(id),
    useSendTest(id),
  ];
  const keptPreview = useQuery({ ...previewQuery(id, text), placeholderData: keepPreviousData });
  const shownPreview = preview.data ?? keptPreview.data;
  const refused = (error: Error) => {
    if (!showFieldErrors(form, error)) setFailure(error);
  };
  /** Hands the words in the form over, once they are valid. */
  const withWords = (send: (input: { subject: string; body: string }) => Promise<unknown>) =>
    form.handleSubmit(async (input) => {
      setFailure(undefined);
      await send(input).catch(refused);
    });
  const submit = withWords(async (input) => {
    await save.mutateAsync({ language, ...input, expectedVersion: version });
    kept.accept();
    preview.reset();
    toast.success("Text saved", { description: "It goes out from now on." });
  });
  const show = withWords((input) => preview.mutateAsync({ language, ...input }));
  const sendTest = withWords(async (input) => {
    const { to } = await test.mutateAsync({ language, ...input });
    toast.success("Test sent", { description: `To ${to}, with example data.` });
  });
  const resetText = async () => {
    setFailure(undefined);
    await reset.mutateAsync({ language, expectedVersion: version });
    form.reset(standard);
    kept.forget();
    preview.reset();
    toast.success("Standard text restored");
  };
  const stale = failure instanceof CodedError && failure.code === "stale";
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Section title="Text" description={version > 0 ? "Your own words." : "The standard text."}>
        <form ref={kept.box} onSubmit={submit} noValidate className="space-y-4">
          <KeptNotice kept={kept} />
          <FormError message={failure} attempt={failure} />
          {stale && (
            <Alert tone="warning" title="What it says now">
              {isMail && (
                <p lang={language} className="font-semibold break-words">
                  {text.subject}
                </p>
              )}
              <p lang={language} className="break-words whitespace-pre-line">
                {text.body}
              </p>
              <p className="mt-2">Save again to put yours in its place.</p>
            </Alert>
          )}
          {isMail && (
            <FormField form={form} name="subject" label="Subject" required>
              {(field) => <Input {...field} lang={language} readOnly={readOnly} />}
            </FormField>
          )}
          <FormField
            form={form}
            name="body"
            label="Text"
            required
            hint={
              isMail
                ? "A blank line begins a paragraph. The greeting above it stays, as do facts, notes and buttons around it."
                : "One line. Each part of 160 characters is charged for."
            }
          >
            {(field) => <Textarea {...field} lang={language} rows={isMail ? 9 : 4} readOnly={readOnly} />}
          </FormField>
          <div>
            <h3 className="mb-2 text-base">Filled in as it is sent</h3>
            <VariableList variables={variables} />
          </div>
          <div className="flex flex-wrap gap-2">
            {!readOnly && (
              <Button type="submit" loading={save.isPending}>
                Save text
              </Button>
            )}
            <Button variant="secondary" loading={preview.isPending} onClick={show}>
              Preview
            </Button>
            {!readOnly && (
              <Button variant="secondary" loading={test.isPending} onClick={sendTest}>
                Send a test to me
              </Button>
            )}
            {version > 0 && !readOnly && <ResetButton onReset={resetText} />}
          </div>
        </form>
      </Section>
      <Section title="Preview" description="As its reader gets it, with example data.">
        {shownPreview ? (
          <TemplatePreviewView preview={shownPreview} asked={preview.data !== undefined} />
        ) : (
          <p className="text-sm text-muted">Press Preview to see the text as it is in the form.</p>
        )}
      </Section>
    </div>
  );
}
