import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { newDocumentRequest } from "#contract/recruitment/hiring.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { useRequestDocument } from "./mutations.ts";
import { PanelForm } from "./panel-form.tsx";
import { keptName } from "./tasks.ts";

/** Asks the candidate for a document. */
export function DocumentForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(newDocumentRequest),
    defaultValues: { title: "", note: "", dueDate: "" },
  });
  const kept = useKeptForm(keptName(id, "document"));
  const done = () => {
    kept.forget();
    onClose();
  };
  const ask = useRequestDocument(id);
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
        label="Note to the candidate"
        hint="Optional: which pages, how recent."
      >
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
    </PanelForm>
  );
}
