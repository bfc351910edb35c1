import { errorMessages } from "#contract/core/errors.messages.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { NoteForm } from "#web/ui/note-form.tsx";
import { useNewNote } from "../mutations.ts";
import { UndoRejection } from "../undo-rejection.tsx";
import { useRejections } from "../use-rejections.ts";
import { SnoozePanel } from "./snooze-panel.tsx";
import { UpdateForm } from "./update-form.tsx";
import { useColleagues } from "./use-colleagues.ts";

/** Quick Actions: what this person may still do with the application, and what stands in the way of the rest. */
export function UpdatePanel({
  application,
  reviewing,
  onDone,
}: {
  application: HrApplicationDetail;
  /** Whether single keys work. */
  reviewing: boolean;
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
      {application.undoUntil && <Undo application={application} />}
      {updateStatus ? (
        <UpdateForm application={application} reviewing={reviewing} onDone={onDone} />
      ) : (
        addNote && <OnlyNote id={application.id} />
      )}
      <SnoozePanel application={application} />
      {reviewing && <ReviewKeys />}
    </Card>
  );
}

/** While the rejection of the application can be undone. */
function Undo({ application }: { application: HrApplicationDetail }) {
  const { undo } = useRejections();
  return (
    <Alert tone="warning" className="mt-3">
      Rejected. Nothing has been sent yet: the email leaves within a minute.
      <UndoRejection
        onUndo={() => undo([application])}
        name={application.candidateName}
        className="mt-2 flex"
      />
    </Alert>
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

const keys = [
  ["J, K", "next, previous"],
  ["1 to 6", "choose a status"],
  ["N", "write a note"],
  ["Ctrl + Enter", "save, and go on"],
  ["U", "undo the last rejection"],
  ["C, A, O, M, H", "CV, answers, overview, messages, history"],
  ["Esc", "end the review"],
] as const;

function ReviewKeys() {
  return (
    <div className="mt-5 hidden border-t border-line pt-4 text-sm text-muted md:block">
      <h4 className="font-semibold">Keys of the review</h4>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="font-sans font-semibold whitespace-nowrap text-ink">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
