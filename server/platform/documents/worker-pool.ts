import { Worker } from "node:worker_threads";
import { errorMessages } from "#contract/core/errors.messages.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { JobMessage, JobRequest } from "./worker-job.ts";

export interface WorkerPoolOptions {
  /** The worker file; it calls `serveJobs`. */
  url: URL;
  /** Most workers at a time. Default 1. */
  size?: number;
  /** Most jobs that wait; one more is refused with `unavailable`. Default 50. */
  queueLimit?: number;
  /** A job that runs longer fails with `file_too_complex` and its worker is replaced. Default 20,000 ms. */
  timeLimitMs?: number;
  /** Same for memory, heap and buffers each. Default 256 MB. */
  memoryLimitMb?: number;
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

/** How often the buffers of a busy worker are measured: they are outside the heap that Node limits. */
const memoryCheckMs = 250;

/**
 * Runs jobs on worker threads with a time and a memory limit each. A worker serves one job at a time, stays
 * warm between jobs without keeping the process alive, and is ended and replaced when it exceeds a limit.
 */
export function createWorkerPool<Input, Output, Progress = never>(
  options: WorkerPoolOptions,
): WorkerPool<Input, Output, Progress> {
  const { url, size = 1, queueLimit = 50, timeLimitMs = 20_000, memoryLimitMb = 256 } = options;
  const waiting: Job<Input, Output, Progress>[] = [];
  const idle: Worker[] = [];
  const running = new Set<Promise<void>>();
  let lastId = 0;
  let closed = false;

  function start(): Worker {
    const worker = new Worker(url, {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
      // Libraries print warnings about odd documents; they are not the server's log.
      stdout: true,
      stderr: true,
    });
    worker.on("error", () => remove(worker));
    worker.on("exit", () => remove(worker));
    worker.unref();
    return worker;
  }

  function remove(worker: Worker): void {
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
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
    const task = work(idle.pop() ?? start(), job).finally(() => {
      running.delete(task);
      next();
    });
    running.add(task);
  }

  /** Runs one job on one worker; settles the job, and itself never rejects. */
  async function work(worker: Worker, job: Job<Input, Output, Progress>): Promise<void> {
    worker.ref();
    try {
      const output = await runOn(worker, { id: ++lastId, input: job.input }, job.options);
      release(worker);
      job.resolve(output);
    } catch (error) {
      // A failure that the worker itself reported leaves it fit for the next job.
      if (error instanceof JobFailure) release(worker);
      else await worker.terminate();
      job.reject(error instanceof JobFailure ? error.reason : (error as Error));
    }
  }

  function release(worker: Worker): void {
    worker.unref();
    idle.push(worker);
  }

  function runOn(
    worker: Worker,
    request: JobRequest<Input>,
    { onProgress, signal }: JobOptions<Progress>,
  ): Promise<Output> {
    return new Promise<Output>((resolve, reject) => {
      const overdue = setTimeout(() => settle(() => reject(new CodedError("file_too_complex"))), timeLimitMs);
      const watch = setInterval(async () => {
        const heap = await worker.getHeapStatistics().catch(() => null);
        if (heap && heap.external_memory > memoryLimitMb * 1024 * 1024) {
          settle(() => reject(new CodedError("file_too_complex")));
        }
      }, memoryCheckMs);
      const onMessage = (message: JobMessage<Output, Progress>) => {
        if (message.id !== request.id) return;
        if (message.type === "progress") onProgress?.(message.progress);
        else if (message.type === "done") settle(() => resolve(message.output));
        else settle(() => reject(new JobFailure(message.code, message.message)));
      };
      const onError = (error: Error) => {
        const outOfMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
        settle(() => reject(outOfMemory ? new CodedError("file_too_complex") : error));
      };
      const onExit = (code: number) => settle(() => reject(new Error(`The worker ended with code ${code}`)));
      const onAbort = () => settle(() => reject(signal?.reason));
      const settle = (finish: () => void) => {
        clearTimeout(overdue);
        clearInterval(watch);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        signal?.removeEventListener("abort", onAbort);
        finish();
      };
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
      signal?.addEventListener("abort", onAbort);
      worker.postMessage(request);
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
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

/** A failure that the job's own code reported, as opposed to a worker that broke. */
class JobFailure extends Error {
  readonly reason: Error;

  constructor(code: ConstructorParameters<typeof CodedError>[0] | null, message: string) {
    super(message);
    // What a code says by itself is said in the language of whoever reads it.
    const own = code && message !== errorMessages.en[code] ? message : undefined;
    this.reason = code ? new CodedError(code, own) : new Error(message);
  }
}
