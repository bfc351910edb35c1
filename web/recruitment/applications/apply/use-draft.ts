import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "#contract/recruitment/drafts.ts";
import { type ApplicationDraft, type ApplicationForm, toDraftValues } from "./application-values.ts";
import { type DraftContent, DraftSaver, type DraftState, savedAs } from "./draft-saver.ts";
import { draftTransport } from "./mutations.ts";

/**
 * Keeps the application that stands in `form` on the server while it is written: after a pause in typing, with
 * every step, and when the page goes away.
 * @returns where it stands, and whether the position was still open when it was last saved
 * @param opened what the form began with: the draft that it was restored from, if there is one, and its first values
 * @param shown what of the draft stands outside the form's fields
 */
export function useDraft(
  form: ApplicationForm,
  jobId: string,
  { draft, values }: { draft: Draft | null; values: ApplicationDraft },
  shown: { step: number; resumeId: string | null },
) {
  const [state, setState] = useState<DraftState>(draft ? savedAs(draft) : { kind: "untouched" });
  const [open, setOpen] = useState(draft?.open ?? true);
  const note = (next: DraftState) => {
    if (next.kind === "saved") setOpen(next.open);
    setState(next);
  };
  const saver = useRef<DraftSaver>(null);
  const content = useEffectEvent((): DraftContent => ({ values: toDraftValues(form.getValues()), ...shown }));
  // Not what stands in the fields: some of it may have been entered before the scripts had come.
  const begin = useEffectEvent(() => {
    const first = { values: toDraftValues(values), ...shown };
    return new DraftSaver(draftTransport(jobId), { content: first, draft }, note);
  });

  useEffect(() => {
    const own = begin();
    saver.current = own;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => own.change(content()),
    });
    const leave = () => own.leave();
    const hidden = () => document.visibilityState === "hidden" && own.flush();
    const online = () => own.flush();
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("online", online);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("online", online);
      own.leave();
      own.stop();
    };
  }, [form]);

  const { step, resumeId } = shown;
  useEffect(() => {
    saver.current?.change({ values: toDraftValues(form.getValues()), step, resumeId });
    saver.current?.flush();
  }, [form, step, resumeId]);

  // Leaving with something unsaved that does not get through would lose it: the browser asks first.
  const failing = state.kind === "unsaved" && state.failing;
  useEffect(() => {
    if (!failing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [failing]);
  return { state, saver, open };
}
