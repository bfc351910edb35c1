import { errorMessages } from "#contract/core/errors.messages.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { NoteForm } from "#web/ui/note-form.tsx";
import { useNewNote } from "../mutations.ts";
import { UpdateForm } from "./update-form.tsx";
import { useColleagues } from "./use-colleagues.ts";

/** Quick Actions: what this person may still do with the application, and what stands in the way of the rest. */
export function UpdatePanel({
  application,
  onDone,
}: {
  application: HrApplicationDetail;
  onDone: () => void;
}) {
  const { updateStatus, updateRefusal, addNote } = application.abilities;
  return (
    <Card className="bg-sand shadow-none">
      <h3 className="text-lg">Quick Actions</h3>
      {updateRefusal && (
        <Alert tone="warning" className="mt-3">
          {errorMessages.en[updateRefusal]}
        </Alert>
      )}
      {updateStatus ? (
        <UpdateForm application={application} onDone={onDone} />
      ) : (
        addNote && <OnlyNote id={application.id} />
      )}
    </Card>
  );
}

/** Where nothing else can be done with the application. */
function OnlyNote({ id }: { id: string }) {
  return (
    <NoteForm
      keptName={`application.${id}`}
      people={useColleagues()}
      reader="the candidate"
      note={useNewNote(id)}
    />
  );
}
