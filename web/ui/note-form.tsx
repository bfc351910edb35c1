import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type NewNote, newNote } from "#contract/core/notes.ts";
import { showFieldErrors } from "#web/lib/field-errors.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Button } from "./button.tsx";
import { FormError } from "./form-error.tsx";
import { FormField } from "./form-field.tsx";
import { KeptNotice, useKeptForm } from "./kept-form.tsx";
import { MentionTextarea } from "./mention-textarea.tsx";
import { type MentionChoice, mentionedIn } from "./mentions.ts";

/** The hint below the field of a note. @param reader who never sees it: `the candidate` */
export const noteHint = (reader: string): string =>
  `Never shown to ${reader}. Type @ to name a colleague: they are notified.`;

/**
 * An internal note about somebody or something.
 * @param keptName the name under which its text is kept until it is saved
 * @param people whom it may name
 * @param reader who never sees it: `the candidate`
 * @param note saves it
 */
export function NoteForm({
  keptName,
  people,
  reader,
  note,
}: {
  keptName: string;
  people: readonly MentionChoice[];
  reader: string;
  note: Mutation<NewNote>;
}) {
  const form = useForm({ resolver: zodResolver(newNote), defaultValues: { notes: "" } });
  const kept = useKeptForm(keptName);
  const submit = form.handleSubmit(async (values) => {
    try {
      await note.mutateAsync({ ...values, mentions: mentionedIn(values.notes, people) });
    } catch (error) {
      showFieldErrors(form, error);
      return;
    }
    kept.forget();
    form.reset();
  });
  return (
    <form ref={kept.box} aria-label="Add a note" onSubmit={submit} noValidate className="mt-3 space-y-4">
      <KeptNotice kept={kept} />
      <FormError message={note.error} attempt={note.submittedAt} />
      <FormField form={form} name="notes" label="Internal notes" hint={noteHint(reader)} required>
        {(field) => <MentionTextarea {...field} rows={3} people={people} />}
      </FormField>
      <Button type="submit" className="w-full" loading={note.isPending}>
        Save note
      </Button>
    </form>
  );
}
