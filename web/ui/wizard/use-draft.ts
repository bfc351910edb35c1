import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { KeptDraft } from "#contract/core/wizard.ts";
import { DraftSaver, type DraftState, type DraftTransport, type UnsentPlace } from "./draft-saver.ts";

/** A draft and what can be done with it. */
export interface DraftControl<Content, Draft extends KeptDraft> {
  state: DraftState<Draft>;
  /** As it was last saved or found; null without one. */
  kept: Draft | null;
  /** When the draft that the form began with was saved; null for a form that started empty, or anew. */
  restoredAt: string | null;
  /** The form shows `theirs` from now on, in place of what is in conflict with it. */
  take: (theirs: Draft) => void;
  /** What is on the screen replaces `theirs`. */
  keepMine: (theirs: Draft) => void;
  /** There is no draft any more, and the form holds `content`. */
  restart: (content: Content) => void;
  /** Saves now what is not saved yet. @returns whether the server has what is on the screen */
  finish: () => Promise<boolean>;
  /** Ends all saving: the form was sent. */
  stop: () => void;
}

/**
 * Saves what is in `form` on the server while it is written: after a pause in typing, with every step, and when
 * the page goes away.
 * @param of.draft what it was restored from, if there is one
 * @param of.opened the values that it began with
 * @param of.toValues what of the form a draft holds
 * @param of.beside what of the draft is outside the form's fields: the step, a file. A change is saved at once
 * @param of.unsent where the browser keeps what has not reached the server
 * @param of.onRecovered shows what was found there, with what was typed since the form opened on top of it
 */
export function useDraft<
  Input extends FieldValues,
  Output,
  Opened,
  Values extends object,
  Beside extends { step: number },
  Draft extends { values: Values } & Beside & KeptDraft,
>(
  form: UseFormReturn<Input, unknown, Output>,
  {
    transport,
    draft,
    opened,
    toValues,
    beside,
    unsent,
    onRecovered,
  }: {
    transport: DraftTransport<{ values: Values } & Beside, Draft>;
    draft: Draft | null;
    opened: Opened;
    toValues: (input: Input | Opened) => Values;
    beside: Beside;
    unsent?: UnsentPlace<{ values: Values } & Beside>;
    onRecovered?: (content: { values: Values } & Beside) => void;
  },
): DraftControl<{ values: Values } & Beside, Draft> {
  type Content = { values: Values } & Beside;
  const [state, setState] = useState<DraftState<Draft>>(
    draft ? { kind: "saved", draft } : { kind: "untouched" },
  );
  const [kept, setKept] = useState(draft);
  const [restoredAt, setRestoredAt] = useState(draft?.updatedAt ?? null);
  const recovered = useRef(false);
  const note = (next: DraftState<Draft>) => {
    if (next.kind === "saved") {
      setKept(next.draft);
      if (recovered.current) setRestoredAt((at) => at ?? next.draft.updatedAt);
      recovered.current = false;
    }
    setState(next);
  };
  const saver = useRef<DraftSaver<Content, Draft>>(null);
  const content = useEffectEvent((): Content => ({ values: toValues(form.getValues()), ...beside }));
  // Not what the fields hold: some of it may have been entered before the scripts had come.
  const begin = useEffectEvent(
    () =>
      new DraftSaver(transport, { content: { values: toValues(opened), ...beside }, draft }, note, unsent),
  );
  const recover = useEffectEvent(async (own: DraftSaver<Content, Draft>) => {
    if (!unsent) return;
    const found = await Promise.race([unsent.read(), nothingAfter(lookingMillis)]).catch(() => null);
    if (saver.current !== own || !own.recover(found) || !found) return;
    recovered.current = true;
    const values = keepingTyped(found.content.values, toValues(form.getValues()), toValues(opened));
    onRecovered?.({ ...found.content, values });
  });

  useEffect(() => {
    const own = begin();
    saver.current = own;
    void recover(own);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => own.change(content()),
    });
    const leave = () => own.leave();
    const hidden = () => document.visibilityState === "hidden" && own.flush();
    const online = () => own.flush();
    const waitForSave = holdLeaving(own);
    window.addEventListener("submit", waitForSave);
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("online", online);
    return () => {
      unsubscribe();
      window.removeEventListener("submit", waitForSave);
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("online", online);
      own.close();
    };
  }, [form]);

  const save = useEffectEvent(() => {
    saver.current?.change(content());
    saver.current?.flush();
  });
  const besideText = JSON.stringify(beside);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says that one of the values has changed.
  useEffect(() => save(), [besideText]);

  useAskBeforeLeaving(!unsent?.outlivesTab && state.kind === "unsaved" && state.failing);
  return {
    state,
    kept,
    restoredAt,
    take: (theirs) => saver.current?.takeTheirs(theirs),
    keepMine: (theirs) => saver.current?.keepMine(theirs),
    restart(begun) {
      setRestoredAt(null);
      recovered.current = false;
      saver.current?.restart(begun);
    },
    async finish() {
      const own = saver.current;
      own?.change(content());
      await own?.finish();
      return !own?.isBehind();
    },
    stop: () => saver.current?.stop(),
  };
}

/** A browser's database that does not answer must not keep the form from being saved. */
const lookingMillis = 3_000;

const nothingAfter = (millis: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, millis, null);
  });

/** What was found of a draft, with what has been typed since the form was `opened` on top of it. */
function keepingTyped<Values extends object>(found: Values, now: Values, opened: Values): Values {
  const typed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(opened[name as keyof Values]),
  );
  return { ...found, ...Object.fromEntries(typed) };
}

/**
 * For a form that leads to another document, as that of the language: the page that comes shows the draft, and must
 * not be read from the server before the last words are there. It waits for one attempt and no longer.
 */
function holdLeaving(saver: { isBehind(): boolean; finish(): Promise<void> }) {
  let tried = false;
  return (event: SubmitEvent) => {
    const { defaultPrevented, target: form, submitter } = event;
    if (defaultPrevented || tried || !(form instanceof HTMLFormElement) || !saver.isBehind()) return;
    event.preventDefault();
    tried = true;
    void saver.finish().then(() => {
      form.requestSubmit(submitter);
      tried = false;
    });
  };
}

/** Leaving with something unsaved that does not get through would lose it: the browser asks first. */
function useAskBeforeLeaving(failing: boolean) {
  useEffect(() => {
    if (!failing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [failing]);
}
