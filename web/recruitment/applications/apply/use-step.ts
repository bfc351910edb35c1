import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { stepTitles } from "./steps.ts";

/** Where one is in the form; it outlives a look at the other tab. */
export interface StepState {
  step: number;
  /** Shows a step in the place of the one at hand. */
  setStep: (step: number) => void;
  /** Goes on or back to a step, as the applicant asked: its heading takes the focus. */
  goTo: (step: number) => void;
  /** The step that the applicant has just gone to. */
  arrived: RefObject<number | null>;
}

const hashOf = (step: number) => `#step-${step}`;
const stepIn = (hash: string): number | undefined => {
  const index = stepTitles.findIndex((_, step) => hash === hashOf(step + 1));
  return index === -1 ? undefined : index + 1;
};

/**
 * The step of the form at hand. Each one that the applicant goes to is a place in the browser's history, so
 * that Back leads to the step before and not out of the form. The place stands in the hash: the server has no
 * part in it, and needs no connection.
 * @param first the step that the form opens at, whatever the address says
 */
export function useStep(first: number): StepState {
  const [step, setShown] = useState(first);
  const arrived = useRef<number>(null);
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const cameByHistory = useNavigationType() === "POP";
  const opened = useRef(false);

  // At once (`flushSync`): the address of a step that shows already must not wait for a quiet moment. A Back that
  // came before it would lead to the address that the page had all along, and go unnoticed.
  const place = (next: number, { replace, flushSync = true }: { replace: boolean; flushSync?: boolean }) =>
    void navigate({ search, hash: hashOf(next) }, { replace, flushSync, preventScrollReset: true });
  const follow = useEffectEvent((said: number | undefined) => {
    if (!cameByHistory || said === undefined || said === step) return;
    arrived.current = said;
    setShown(said);
  });
  const open = useEffectEvent(() => place(first, { replace: true, flushSync: false }));
  useEffect(() => {
    if (opened.current) follow(stepIn(hash));
    else open();
    opened.current = true;
  }, [hash]);

  return {
    step,
    arrived,
    setStep: (next) => {
      setShown(next);
      place(next, { replace: true });
    },
    goTo: (next) => {
      arrived.current = next;
      setShown(next);
      place(next, { replace: next === step });
    },
  };
}
