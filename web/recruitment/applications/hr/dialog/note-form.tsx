import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { newNote } from "#contract/recruitment/hr.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { MentionTextarea } from "#web/ui/mention-textarea.tsx";
import { mentionedIn } from "#web/ui/mentions.ts";
import { useNewNote } from "../mutations.ts";
import { useColleagues } from "./use-colleagues.ts";

/** An internal note, where nothing else can be done with the application. */
export function NoteForm({ id }: { id: string }) {
  const form = useForm({ resolver: zodResolver(newNote), defaultValues: { notes: "" } });
  const kept = useKeptForm(`application.${id}`);
  const colleagues = useColleagues();
  const note = useNewNote(id, () => {
    kept.forget();
    form.reset();
  });
  const submit = form.handleSubmit((values) =>
    note.mutate(
      { ...values, mentions: mentionedIn(values.notes, colleagues) },
      { onError: (error) => showFieldErrors(form, error) },
    ),
  );
  return (
    <form ref={kept.box} aria-label="Add a note" onSubmit={submit} noValidate className="mt-3 space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={note.error} attempt={note.submittedAt} />
      <FormField
        form={form}
        name="notes"
        label="Internal notes"
        hint="Never shown to the candidate. Type @ to name a colleague: they are notified."
        required
      >
        {(field) => <MentionTextarea {...field} rows={3} people={colleagues} />}
      </FormField>
      <Button type="submit" className="w-full" loading={note.isPending}>
        Save note
      </Button>
    </form>
  );
}
