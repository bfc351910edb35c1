import { CircleCheck, CloudOff } from "lucide-react";
import type { KeptDraft } from "#contract/core/wizard.ts";
import type { DraftState } from "./draft-saver.ts";

/**
 * A small line that says whether what is on the screen is safe.
 * @param note a sentence that follows
 */
export function DraftStatus<Draft extends KeptDraft>({
  state,
  note,
}: {
  state: DraftState<Draft>;
  note?: string;
}) {
  if (state.kind !== "saved" && state.kind !== "unsaved") return null;
  const saved = state.kind === "saved";
  const Icon = saved ? CircleCheck : CloudOff;
  return (
    <p role="status" className="inline-flex items-start gap-1.5 text-sm text-muted">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${saved ? "text-success" : "text-warning"}`} />
      {saved ? (note ? "Saved." : "Saved") : unsavedText(state)}
      {note && ` ${note}`}
    </p>
  );
}

function unsavedText({ failing, reason }: Extract<DraftState<KeptDraft>, { kind: "unsaved" }>): string {
  if (!failing) return "Not saved yet";
  return reason === "unauthenticated"
    ? "Not saved yet. You are signed out: sign in in another tab, and we save it."
    : "Not saved yet. It is safe here while this page is open, and we keep trying.";
}
