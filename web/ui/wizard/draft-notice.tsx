import type { ReactNode } from "react";
import type { KeptDraft } from "#contract/core/wizard.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { Confirm } from "../confirm.tsx";
import type { DraftControl } from "./use-draft.ts";

/**
 * Above a form with a draft: that it goes on where the person was, or that another tab or device has saved meanwhile.
 * @param what what is being filled in: `This application`
 * @param onTake shows the other version in the form
 * @param onRestart throws the draft away and shows an empty form
 * @param children what Start over deletes, and what stays
 */
export function DraftNotice<Content, Draft extends KeptDraft>({
  draft,
  what,
  onTake,
  onRestart,
  children,
}: {
  draft: DraftControl<Content, Draft>;
  what: string;
  onTake: (theirs: Draft) => void;
  onRestart: () => Promise<void>;
  children: ReactNode;
}) {
  const { state, restoredAt, take, keepMine } = draft;
  if (state.kind === "conflict") {
    const { theirs } = state;
    return (
      <DraftConflict
        what={what}
        savedAt={theirs.updatedAt}
        onTake={() => {
          take(theirs);
          onTake(theirs);
        }}
        onKeep={() => keepMine(theirs)}
      />
    );
  }
  if (!restoredAt) return null;
  return (
    <DraftRestored savedAt={restoredAt} onRestart={onRestart}>
      {children}
    </DraftRestored>
  );
}

/** Since when a draft was kept, and the way to an empty form. */
export function DraftRestored({
  savedAt,
  onRestart,
  children,
}: {
  savedAt: string;
  onRestart: () => void | Promise<void>;
  children: ReactNode;
}) {
  return (
    <Alert
      title={`We kept your draft from ${formatDateTime(savedAt)}`}
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
          {children}
        </Confirm>
      }
    >
      You can go on where you stopped.
    </Alert>
  );
}

/** Another tab or device has saved meanwhile: which of the two goes on is the person's choice. */
export function DraftConflict({
  what,
  savedAt,
  onTake,
  onKeep,
}: {
  what: string;
  savedAt: string;
  onTake: () => void;
  onKeep: () => void;
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={`${what} was changed in another tab or on another device`}
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
      The other version was saved on {formatDateTime(savedAt)}. Nothing from this tab has been saved since.
      Which one do you want to go on with?
    </Alert>
  );
}
