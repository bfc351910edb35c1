import { CircleCheck, CloudOff } from "lucide-react";
import type { Draft } from "#contract/recruitment/drafts.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import type { DraftState } from "./draft-saver.ts";

/** A small line that says whether what is on the screen is safe. */
export function DraftStatus({ state, open }: { state: DraftState; open: boolean }) {
  if (state.kind !== "saved" && state.kind !== "unsaved") return null;
  const saved = state.kind === "saved";
  const Icon = saved ? CircleCheck : CloudOff;
  return (
    <p role="status" className="inline-flex items-start gap-1.5 text-sm text-muted">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${saved ? "text-success" : "text-warning"}`} />
      {saved ? (open ? "Saved" : "Saved.") : unsavedText(state)}
      {!open && " The position has closed."}
    </p>
  );
}

function unsavedText({ failing, reason }: Extract<DraftState, { kind: "unsaved" }>): string {
  if (!failing) return "Not saved yet";
  return reason === "unauthenticated"
    ? "Not saved yet. You are signed out: sign in in another tab, and we save it."
    : "Not saved yet. It is safe here while this page is open, and we keep trying.";
}

/** Above a form that was restored: since when, and the way to an empty one. */
export function DraftRestored({ at, onRestart }: { at: string; onRestart: () => Promise<void> }) {
  return (
    <Alert
      title={`We kept your draft from ${formatDateTime(at)}`}
      actions={
        <Confirm
          trigger={
            <Button variant="secondary" size="sm">
              Start over
            </Button>
          }
          title="Start over?"
          confirmLabel="Delete draft and start over"
          cancelLabel="Keep my draft"
          onConfirm={onRestart}
        >
          Everything that you have entered for this position is deleted. Your profile and your CVs stay.
        </Confirm>
      }
    >
      You can go on where you stopped.
    </Alert>
  );
}

/** Another tab or device has saved meanwhile: which of the two goes on is the person's choice. */
export function DraftConflict({
  theirs,
  onTake,
  onKeep,
}: {
  theirs: Draft;
  onTake: () => void;
  onKeep: () => void;
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title="This application was changed in another tab or on another device"
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onTake}>
            Show the other version
          </Button>
          <Button variant="secondary" size="sm" onClick={onKeep}>
            Go on with this one
          </Button>
        </>
      }
    >
      The other version was saved on {formatDateTime(theirs.updatedAt)}. Nothing from this tab has been saved
      since. Which one do you want to go on with?
    </Alert>
  );
}
