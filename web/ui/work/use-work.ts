import { useEffect, useRef, useState } from "react";
import { nextProgress, tick, type Work } from "./work.ts";

/** How long work reports its progress, and hears that nobody waits for it any more. */
export interface WorkOptions<Told extends { percent: number }> {
  signal: AbortSignal;
  onWork: (work: Work<Told>) => void;
}

/** What is shown of it. */
interface Shown<Told extends { percent: number }> {
  /** What is being done; null before and after. */
  work: Work<Told> | null;
  /** Position of the bar, 0 to 100. */
  progress: number;
}

/**
 * A long work that a person waits for, one at a time: what it does, how far it has come, and its end when the person
 * goes on to something else.
 */
export function useWork<Told extends { percent: number }>() {
  const [shown, setShown] = useState<Shown<Told>>({ work: null, progress: 0 });
  // The running attempt is held here, not in the state: two presses may come before a state is drawn.
  const attempt = useRef<AbortController>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  const running = shown.work !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => setShown((now) => (now.work ? { ...now, progress: nextProgress(now.progress, now.work) } : now)),
      tick.milliseconds,
    );
    return () => clearInterval(timer);
  }, [running]);

  /** Ends what runs, here and on the server, and shows nothing of it. */
  const stop = () => {
    attempt.current?.abort();
    attempt.current = null;
    setShown({ work: null, progress: 0 });
  };

  /**
   * Begins, unless something runs already.
   * @param bytes of the file that is sent first
   * @returns the work's answer; null when it was ended, or did not begin
   * @throws what the work throws
   */
  async function start<Answer>(
    bytes: number,
    run: (options: WorkOptions<Told>) => Promise<Answer>,
  ): Promise<Answer | null> {
    if (attempt.current) return null;
    const controller = new AbortController();
    const { signal } = controller;
    attempt.current = controller;
    const onWork = (work: Work<Told>) => !signal.aborted && setShown((now) => ({ ...now, work }));
    setShown({ work: { doing: "sending", sent: 0, total: bytes }, progress: 0 });
    try {
      const answer = await run({ signal, onWork });
      setShown({ work: null, progress: nextProgress(0, { doing: "done" }) });
      return answer;
    } catch (error) {
      if (signal.aborted) return null;
      setShown({ work: null, progress: 0 });
      throw error;
    } finally {
      if (attempt.current === controller) attempt.current = null;
    }
  }
  return { ...shown, running, start, stop };
}
