import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** Where one is in the form. */
export interface StepState {
  /** 1 for the first. */
  step: number;
  /** Shows a step in the place of the one at hand. */
  setStep: (step: number) => void;
  /** Goes on or back to a step, as the person asked: its heading takes the focus. */
  goTo: (step: number) => void;
  /** The step that the person has just gone to. */
  arrived: RefObject<number | null>;
}

const hashOf = (step: number) => `#step-${step}`;

/**
 * The step of the form at hand. Each one that the person goes to is a place in the browser's history, so
 * that Back leads to the step before and not out of the form. The place is in the hash: the server has no
 * part in it, and needs no connection.
 * @param count how many there are
 * @param first the step that the form opens at, whatever the address says
 */
export function useStep(count: number, first: number): StepState {
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
    if (opened.current) follow(stepIn(hash, count));
    else open();
    opened.current = true;
  }, [hash, count]);

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

function stepIn(hash: string, count: number): number | undefined {
  const said = Number(/^#step-(\d+)$/.exec(hash)?.[1]);
  return said >= 1 && said <= count ? said : undefined;
}
