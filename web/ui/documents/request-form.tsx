import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type NewDocumentRequest, newDocumentRequest } from "#contract/core/document-requests.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { nairobiDay } from "#web/lib/format.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { FormError } from "../form-error.tsx";
import { FormField } from "../form-field.tsx";
import { Input, Textarea } from "../input.tsx";
import { useKeptForm } from "../kept-form.tsx";
import { PanelForm } from "../panel-form.tsx";

/**
 * Asks somebody for a document.
 * @param keptName the name under which its text is kept until it is sent
 * @param reader who is asked: `the candidate`
 * @param ask sends the request
 */
export function RequestForm({
  keptName,
  reader,
  ask,
  onClose,
}: {
  keptName: string;
  reader: string;
  ask: Mutation<NewDocumentRequest>;
  onClose: () => void;
}) {
  const form = useForm({
    resolver: zodResolver(newDocumentRequest),
    defaultValues: { title: "", note: "", dueDate: "" },
  });
  const kept = useKeptForm(keptName);
  const done = () => {
    kept.forget();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, { onSuccess: done, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <PanelForm
      kept={kept}
      title="Request Document"
      submitLabel="Send the request"
      pending={ask.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormError message={ask.error} attempt={ask.submittedAt} />
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <FormField form={form} name="title" label="Document" required>
          {(field) => <Input {...field} placeholder="KRA PIN certificate" />}
        </FormField>
        <FormField form={form} name="dueDate" label="Due date">
          {(field) => <Input type="date" {...field} min={nairobiDay(new Date())} />}
        </FormField>
      </div>
      <FormField
        form={form}
        name="note"
        label={`Note to ${reader}`}
        hint="Optional: which pages, how recent."
      >
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
    </PanelForm>
  );
}
