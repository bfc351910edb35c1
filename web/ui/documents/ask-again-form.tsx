import { useState } from "react";
import { maxNote } from "#contract/core/document-requests.ts";
import { CodedError } from "#contract/core/errors.ts";
import { nairobiDay } from "#web/lib/format.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Field } from "../field.tsx";
import { FormError } from "../form-error.tsx";
import { Input, Textarea } from "../input.tsx";
import { useKeptForm } from "../kept-form.tsx";
import { PanelForm } from "../panel-form.tsx";

/** What was wrong with a document, and until when the next one is wanted. */
export interface Return {
  note: string;
  dueDate: string;
}

/**
 * Asks for a document once more and says what was wrong with the one that came.
 * @param keptName the name under which its text is kept until it is sent
 * @param ask sends the request
 */
export function AskAgainForm({
  title,
  keptName,
  ask,
  onClose,
}: {
  title: string;
  keptName: string;
  ask: Mutation<Return>;
  onClose: () => void;
}) {
  const kept = useKeptForm(keptName);
  const done = () => {
    kept.forget();
    onClose();
  };
  const [note, setNote] = useState("");
  const [dueDate, setDueDate] = useState("");
  const fields = ask.error instanceof CodedError ? ask.error.fields : undefined;
  return (
    <div className="mt-4">
      <PanelForm
        kept={kept}
        title={`Ask again: ${title}`}
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
              maxLength={maxNote}
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
