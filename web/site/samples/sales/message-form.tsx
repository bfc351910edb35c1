import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import type { Lead } from "./leads.ts";
import { draftMessage } from "./pipeline.ts";

/** A drafted message that a person reads, changes and sends; a new prospect then counts as contacted. */
export function MessageForm({
  lead,
  onSent,
  onCancel,
}: {
  lead: Lead;
  onSent: () => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(() => draftMessage(lead, "Umoja SACCO"));
  const kept = useKeptForm(`sample.message.${lead.id}`);
  const [checked, setChecked] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setChecked(true);
    kept.forget();
    onSent();
  };
  return (
    <form ref={kept.box} onSubmit={send} noValidate className="max-w-2xl space-y-4">
      <KeptNotice kept={kept} />
      <Field
        label="Message"
        name="message"
        hint="Drafted from what is known of this prospect. Read it before it goes."
        error={checked && !text.trim() ? "Write a message" : undefined}
      >
        {(control) => (
          <Textarea {...control} rows={6} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Mark as sent</Button>
        <Button variant="secondary" onClick={() => setText(draftMessage(lead, "Umoja SACCO"))}>
          Draft again
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
