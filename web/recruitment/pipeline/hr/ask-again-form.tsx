import { useState } from "react";
import { CodedError } from "#contract/core/errors.ts";
import type { DocumentRequest } from "#contract/recruitment/hiring.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { Field } from "#web/ui/field.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { useReturnDocument } from "./mutations.ts";
import { PanelForm } from "./panel-form.tsx";

/** Asks for a document once more and says what was wrong with the one that came. */
export function AskAgainForm({
  id,
  request,
  onClose,
}: {
  id: string;
  request: DocumentRequest;
  onClose: () => void;
}) {
  const kept = useKeptForm(`application.${id}.document.${request.id}`);
  const done = () => {
    kept.forget();
    onClose();
  };
  const [note, setNote] = useState("");
  const [dueDate, setDueDate] = useState("");
  const ask = useReturnDocument(id, request.id);
  const fields = ask.error instanceof CodedError ? ask.error.fields : undefined;
  return (
    <div className="mt-4">
      <PanelForm
        kept={kept}
        title={`Ask again: ${request.title}`}
        submitLabel="Send the request"
        pending={ask.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate({ note, dueDate }, { onSuccess: done });
        }}
        onCancel={onClose}
      >
        <FormError message={fields ? undefined : ask.error} attempt={ask.submittedAt} />
        <Field name="note" label="What is missing?" required error={fields?.note}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Field name="dueDate" label="Due date" error={fields?.dueDate}>
          {(control) => (
            <Input
              type="date"
              {...control}
              min={nairobiDay(new Date())}
              value={dueDate}
              onChange={(event) => setDueDate(event.target.value)}
            />
          )}
        </Field>
      </PanelForm>
    </div>
  );
}
