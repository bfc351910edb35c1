import { CodedError } from "#contract/core/errors.ts";
import type { PoolWorker } from "./pool-worker.ts";
import type { Failure, JobMessage, JobRequest } from "./worker-job.ts";
import { startProcess } from "./worker-process.ts";
import { startThread } from "./worker-thread.ts";

export interface WorkerPoolOptions {
  /** The worker file; it calls `serveJobs`. */
  url: URL;
  /** A thread starts faster and shares its code; a process is for native libraries. Default thread. */
  runIn?: "thread" | "process";
  /** Most workers at a time. Default 1. */
  size?: number;
  /** Most jobs that wait; one more is refused with `unavailable`. Default 50. */
  queueLimit?: number;
  /** A job that runs longer fails with `file_too_complex` and its worker is replaced. Default 20,000 ms. */
  timeLimitMs?: number;
  /**
   * Same for memory. Of a thread heap and what lies outside of it (buffers, WebAssembly) each, of a process
   * all that it holds, native libraries included. Default 256 MB.
   */
  memoryLimitMb?: number;
  /** A worker that had nothing to do for so long is ended, and its memory given back. Default a minute. */
  endIdleAfterMs?: number;
}

export interface JobOptions<Progress> {
  onProgress?: (progress: Progress) => void;
  /** Ends the job when nobody waits for it any more: it is rejected with the signal's reason. */
  signal?: AbortSignal;
}

export interface WorkerPool<Input, Output, Progress = never> {
  run(input: Input, options?: JobOptions<Progress>): Promise<Output>;
  /** Stops taking jobs, lets the running ones finish, refuses the waiting ones, then ends the workers. */
  close(): Promise<void>;
}

interface Job<Input, Output, Progress> {
  input: Input;
  options: JobOptions<Progress>;
  resolve: (output: Output) => void;
  reject: (error: Error) => void;
}

/** How often the memory of a busy worker is measured: much of it is outside the heap that Node limits. */
const memoryCheckMs = 250;

/**
 * Runs jobs on workers with a time and a memory limit each. A worker serves one job at a time, stays warm
 * between jobs without keeping the process alive, and is ended and replaced when it exceeds a limit.
 */
export function createWorkerPool<Input, Output, Progress = never>(
  options: WorkerPoolOptions,
): WorkerPool<Input, Output, Progress> {
  const { url, runIn = "thread", size = 1, queueLimit = 50, timeLimitMs = 20_000 } = options;
  const { memoryLimitMb = 256, endIdleAfterMs = 60_000 } = options;
  const start = runIn === "thread" ? startThread : startProcess;
  const waiting: Job<Input, Output, Progress>[] = [];
  const idle = new Map<PoolWorker, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let lastId = 0;
  let closed = false;

  /** A worker to work on: one that is warm, if there is one. */
  function take(): PoolWorker {
    const [warm] = [...idle.keys()].slice(-1);
    if (!warm) return start(url, { memoryLimitMb });
    clearTimeout(idle.get(warm));
    idle.delete(warm);
    return warm;
  }

  function release(worker: PoolWorker): void {
    worker.hold(false);
    worker.listen({ message() {}, gone: () => forget(worker) });
    idle.set(worker, setTimeout(endIdle, endIdleAfterMs, worker).unref());
  }

  function forget(worker: PoolWorker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function endIdle(worker: PoolWorker): void {
    forget(worker);
    void worker.end();
  }

  /** A job that still waits is not begun; one that runs hears of it itself. */
  function withdraw(job: Job<Input, Output, Progress>): void {
    const at = waiting.indexOf(job);
    if (at < 0) return;
    waiting.splice(at, 1);
    job.reject(job.options.signal?.reason);
  }

  function next(): void {
    if (running.size >= size) return;
    const job = waiting.shift();
    if (!job) return;
    const task = work(take(), job).finally(() => {
      running.delete(task);
      next();
    });
    running.add(task);
  }

  /** Runs one job on one worker; settles the job, and itself never rejects. */
  async function work(worker: PoolWorker, job: Job<Input, Output, Progress>): Promise<void> {
    worker.hold(true);
    try {
      const output = await runOn(worker, { id: ++lastId, input: job.input }, job.options);
      release(worker);
      job.resolve(output);
    } catch (error) {
      // A failure that the worker itself reported leaves it fit for the next job.
      if (error instanceof JobFailure) release(worker);
      else await worker.end();
      job.reject(error instanceof JobFailure ? error.reason : (error as Error));
    }
  }

  function runOn(
    worker: PoolWorker,
    request: JobRequest<Input>,
    { onProgress, signal }: JobOptions<Progress>,
  ): Promise<Output> {
    return new Promise<Output>((resolve, reject) => {
      const overdue = setTimeout(() => settle(() => reject(new CodedError("file_too_complex"))), timeLimitMs);
      const watch = setInterval(async () => {
        const used = await worker.memory();
        if (used !== null && used > memoryLimitMb * 1024 * 1024) {
          settle(() => reject(new CodedError("file_too_complex")));
        }
      }, memoryCheckMs);
      const onMessage = (message: JobMessage<Output, Progress>) => {
        if (message.id !== request.id) return;
        if (message.type === "progress") onProgress?.(message.progress);
        else if (message.type === "done") settle(() => resolve(message.output));
        else settle(() => reject(new JobFailure(message)));
      };
      const onAbort = () => settle(() => reject(signal?.reason));
      const settle = (finish: () => void) => {
        clearTimeout(overdue);
        clearInterval(watch);
        worker.listen(null);
        signal?.removeEventListener("abort", onAbort);
        finish();
      };
      worker.listen({
        message: (message) => onMessage(message as JobMessage<Output, Progress>),
        gone: (error) => settle(() => reject(error)),
      });
      signal?.addEventListener("abort", onAbort);
      worker.post(request);
    });
  }

  return {
    run(input, jobOptions = {}) {
      if (closed || waiting.length >= queueLimit + Math.max(0, size - running.size)) {
        return Promise.reject(new CodedError("unavailable"));
      }
      const { signal } = jobOptions;
      if (signal?.aborted) return Promise.reject(signal.reason);
      return new Promise<Output>((resolve, reject) => {
        const job = { input, options: jobOptions, resolve, reject };
        waiting.push(job);
        signal?.addEventListener("abort", () => withdraw(job), { once: true });
        next();
      });
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new CodedError("unavailable"));
      await Promise.all(running);
      const workers = [...idle.keys()];
      for (const worker of workers) forget(worker);
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };
}

/** A failure that the job's own code reported, as opposed to a worker that broke. */
class JobFailure extends Error {
  readonly reason: Error;

  constructor(failure: Failure) {
    const reason =
      failure.code === null ? new Error(failure.words) : new CodedError(failure.code, failure.words);
    super(reason.message);
    this.reason = reason;
  }
}
