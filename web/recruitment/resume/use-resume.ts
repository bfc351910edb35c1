import { useEffect, useRef, useState } from "react";
import { CodedError } from "#contract/core/errors.ts";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { toast } from "#web/ui/toast.ts";
import { keepResume } from "./keep-resume.ts";

/** How the bar climbs while nobody knows how long reading takes (specification 001, section 9). */
const tick = { milliseconds: 200, percent: 10, most: 90 };

interface ResumeState {
  file: File | null;
  parsing: boolean;
  /** 0 to 100. */
  progress: number;
  /** Why the last attempt failed. */
  failure: string | null;
}

const nothing: ResumeState = { file: null, parsing: false, progress: 0, failure: null };

/**
 * A CV on its way through the reader: no file, chosen, parsing, read.
 * @param onRead called with the CV once it is read and kept; the next one can be chosen then
 */
export function useResume(onRead: (resume: KeptResume) => void) {
  const [state, setState] = useState(nothing);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  /** Starts anew with another file, or with none. */
  const choose = (file: File | null) => {
    attempt.current?.abort();
    setState({ ...nothing, file });
  };

  const parse = async () => {
    const { file } = state;
    if (!file || state.parsing) return;
    const controller = new AbortController();
    const { signal } = controller;
    attempt.current = controller;
    setState({ ...nothing, file, parsing: true });
    const climb = () =>
      setState((now) => ({ ...now, progress: Math.min(tick.most, now.progress + tick.percent) }));
    const timer = setInterval(climb, tick.milliseconds);
    signal.addEventListener("abort", () => clearInterval(timer));
    try {
      const resume = await keepResume(file, signal);
      setState({ ...nothing, file, progress: 100 });
      onRead(resume);
      toast.success("Resume Parsed Successfully", { description: "Look through what we read from it." });
    } catch (error) {
      if (signal.aborted) return;
      const failure =
        error instanceof CodedError ? error.message : "Failed to parse resume. Please try again.";
      setState({ ...nothing, file, failure });
      toast.error("Resume Parsing Failed", { description: failure });
    } finally {
      clearInterval(timer);
    }
  };
  return { ...state, choose, parse };
}
