import { CircleCheck, CloudOff } from "lucide-react";
import type { KeptDraft } from "#contract/core/wizard.ts";
import { useMessages } from "#web/lib/language.ts";
import type { DraftState } from "./draft-saver.ts";
import { wizardMessages } from "./wizard.messages.ts";

/**
 * A small line that says whether what is on the screen is safe.
 * @param note a sentence that follows
 * @param keptHere whether the browser keeps what has not arrived, also when the page is closed
 */
export function DraftStatus<Draft extends KeptDraft>({
  state,
  note,
  keptHere = false,
}: {
  state: DraftState<Draft>;
  note?: string;
  keptHere?: boolean;
}) {
  const t = useMessages(wizardMessages);
  if (state.kind !== "saved" && state.kind !== "unsaved") return null;
  const saved = state.kind === "saved";
  const Icon = saved ? CircleCheck : CloudOff;
  return (
    <p role="status" className="inline-flex items-start gap-1.5 text-sm text-muted">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${saved ? "text-success" : "text-warning"}`} />
      {saved ? (note ? t.savedSentence : t.saved) : unsavedText(state, keptHere, t)}
      {note && ` ${note}`}
    </p>
  );
}

function unsavedText(
  { failing, reason }: Extract<DraftState<KeptDraft>, { kind: "unsaved" }>,
  keptHere: boolean,
  t: (typeof wizardMessages)["en"],
): string {
  if (!failing) return t.notSaved;
  if (reason === "unauthenticated") return t.notSavedSignedOut;
  return keptHere ? t.notSavedKept : t.notSavedFailing;
}
