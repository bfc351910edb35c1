import type { ReactNode } from "react";
import type { KeptDraft } from "#contract/core/wizard.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { Confirm } from "../confirm.tsx";
import type { DraftControl } from "./use-draft.ts";
import { wizardMessages } from "./wizard.messages.ts";

/**
 * Above a form with a draft: that it goes on where the person was, or that another tab or device has saved meanwhile.
 * @param changed says that it was changed elsewhere: `This application was changed in another tab or on another device`
 * @param onTake shows the other version in the form
 * @param onRestart throws the draft away and shows an empty form
 * @param children what Start over deletes, and what stays
 */
export function DraftNotice<Content, Draft extends KeptDraft>({
  draft,
  changed,
  onTake,
  onRestart,
  children,
}: {
  draft: DraftControl<Content, Draft>;
  changed: string;
  onTake: (theirs: Draft) => void;
  onRestart: () => Promise<void>;
  children: ReactNode;
}) {
  const { state, restoredAt, take, keepMine } = draft;
  if (state.kind === "conflict") {
    const { theirs } = state;
    return (
      <DraftConflict
        changed={changed}
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
  const t = useMessages(wizardMessages);
  return (
    <Alert
      title={t.draftKept({ date: formatDateTime(savedAt, useLanguage()) })}
      actions={
        <Confirm
          trigger={
            <Button variant="secondary" size="sm">
              {t.startOver}
            </Button>
          }
          title={t.startOverQuestion}
          confirmLabel={t.deleteDraft}
          cancelLabel={t.keepDraft}
          onConfirm={onRestart}
        >
          {children}
        </Confirm>
      }
    >
      {t.goOn}
    </Alert>
  );
}

/** Another tab or device has saved meanwhile: which of the two goes on is the person's choice. */
export function DraftConflict({
  changed,
  savedAt,
  onTake,
  onKeep,
}: {
  changed: string;
  savedAt: string;
  onTake: () => void;
  onKeep: () => void;
}) {
  const t = useMessages(wizardMessages);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={changed}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onTake}>
            {t.showOther}
          </Button>
          <Button variant="secondary" size="sm" onClick={onKeep}>
            {t.keepThis}
          </Button>
        </>
      }
    >
      {t.otherSaved({ date: formatDateTime(savedAt, useLanguage()) })}
    </Alert>
  );
}
