import { Alert } from "#web/ui/alert.tsx";

/** Above the edit form, also of a draft that is opened again: who wrote the text. Nothing while it is a person's own. */
export function GenerationNotice({ note }: { note: string | undefined }) {
  if (!note) return null;
  return (
    <Alert title="Read it before you publish" className="mb-5">
      {note}
    </Alert>
  );
}
