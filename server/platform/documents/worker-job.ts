import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";
import type { Text } from "#contract/core/messages.ts";
import { workerNiceness } from "./niceness.ts";

/** What the pool sends to a worker. */
export interface JobRequest<Input> {
  id: number;
  input: Input;
}

/** What a worker sends back about its job. */
export type JobMessage<Output, Progress> =
  | { id: number; type: "progress"; progress: Progress }
  | { id: number; type: "done"; output: Output }
  | ({ id: number; type: "failed" } & Failure);

/** Why a job failed: an expected failure has a code and its words in each language, a defect the place where it happened. */
export type Failure = { code: ErrorCode; words: string | Text } | { code: null; words: string };

const failureOf = (error: unknown): Failure => {
  if (error instanceof CodedError) return { code: error.code, words: error.words };
  return { code: null, words: error instanceof Error ? (error.stack ?? error.message) : String(error) };
};

/** Where the system does not let us, the worker has equal rights. */
function yieldToServer(): void {
  // Only on Linux is a thread's priority its own; elsewhere a worker thread would hold the whole server back.
  if (parentPort && process.platform !== "linux") return;
  try {
    setPriority(Math.max(workerNiceness, getPriority()));
  } catch {}
}

/** Makes this worker, a thread or a process, serve jobs, one at a time, for `createWorkerPool`. Call it once, at the end. */
export function serveJobs<Input, Output, Progress = never>(
  handle: (input: Input, onProgress: (progress: Progress) => void) => Promise<Output>,
): void {
  const send = (message: JobMessage<Output, Progress>) => {
    if (parentPort) parentPort.postMessage(message);
    else process.send?.(message);
  };
  yieldToServer();
  // Without the server there is nobody to work for.
  process.on("disconnect", () => process.exit(0));
  (parentPort ?? process).on("message", async ({ id, input }: JobRequest<Input>) => {
    try {
      const output = await handle(input, (progress) => send({ id, type: "progress", progress }));
      send({ id, type: "done", output });
    } catch (error) {
      send({ id, type: "failed", ...failureOf(error) });
    }
  });
}
