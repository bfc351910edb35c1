import { useEffect, useRef, useState } from "react";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.ts";
import { uploadResume } from "./mutations.ts";
import { nextProgress, tick, type Work } from "./reading-progress.ts";

interface ResumeState {
  file: File | null;
  /** What is being done while it is parsed; null before and after. */
  work: Work | null;
  /** Where the bar stands, 0 to 100. */
  progress: number;
  /** Why the last attempt failed. */
  failure: string | null;
}

const nothing: ResumeState = { file: null, work: null, progress: 0, failure: null };

const notRead = "Failed to parse resume. Please try again.";

/**
 * A CV on its way through the reader: no file, chosen, parsing, read.
 * @param onRead called with the CV once it is read and kept; the next one can be chosen then
 */
export function useResume(onRead: (resume: KeptResume) => void) {
  const [state, setState] = useState(nothing);
  // The running attempt stands here, not in the state: two presses may come before a state is drawn.
  const attempt = useRef<AbortController>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  const parsing = state.work !== null;
  useEffect(() => {
    if (!parsing) return;
    const timer = setInterval(
      () => setState((now) => (now.work ? { ...now, progress: nextProgress(now.progress, now.work) } : now)),
      tick.milliseconds,
    );
    return () => clearInterval(timer);
  }, [parsing]);

  /** Starts anew with another file, or with none. What runs is ended, here and on the server. */
  const choose = (file: File | null) => {
    attempt.current?.abort();
    attempt.current = null;
    setState({ ...nothing, file });
  };

  const parse = async () => {
    const { file } = state;
    if (!file || attempt.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    attempt.current = controller;
    const onWork = (work: Work) => !signal.aborted && setState((now) => ({ ...now, work }));
    setState({ ...nothing, file, work: { doing: "sending", sent: 0, total: file.size } });
    try {
      const resume = await uploadResume(file, { signal, onWork });
      setState({ ...nothing, file, progress: nextProgress(0, { doing: "done" }) });
      onRead(resume);
      // Where nothing was found, what opens says so.
      if (resume.reading.notices.includes("nothing_found")) return;
      toast.success("Resume Parsed Successfully", { description: "Look through what we read from it." });
    } catch (error) {
      if (signal.aborted) return;
      const failure = errorMessage(error, notRead);
      setState({ ...nothing, file, failure });
      toast.error("Resume Parsing Failed", { description: failure });
    } finally {
      if (attempt.current === controller) attempt.current = null;
    }
  };
  return { ...state, parsing, choose, parse };
}
