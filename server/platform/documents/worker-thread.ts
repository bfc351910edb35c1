import { Worker } from "node:worker_threads";
import { CodedError } from "#contract/core/errors.ts";
import type { PoolListener, PoolWorker, WorkerLimits } from "./pool-worker.ts";

/** For what a job makes and drops. Node's own, three times that, stays taken for as long as the thread lives. */
const youngMb = 16;

/** A worker on a thread of this process. Its heap is bounded by Node; `memory` is what lies outside of it. */
export function startThread(url: URL, { memoryLimitMb }: WorkerLimits): PoolWorker {
  let listener: PoolListener | null = null;
  const worker = new Worker(url, {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: youngMb },
    // Libraries print warnings about odd documents; they are not the server's log.
    stdout: true,
    stderr: true,
  });
  worker.on("message", (message) => listener?.message(message));
  worker.on("error", (error) => {
    const outOfMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    listener?.gone(outOfMemory ? new CodedError("file_too_complex") : error);
  });
  worker.on("exit", (code) => listener?.gone(new Error(`The worker ended with code ${code}`)));
  return {
    post: (message) => worker.postMessage(message),
    listen(next) {
      listener = next;
    },
    async memory() {
      const heap = await worker.getHeapStatistics().catch(() => null);
      return heap?.external_memory ?? null;
    },
    hold: (held) => (held ? worker.ref() : worker.unref()),
    async end() {
      await worker.terminate();
    },
  };
}
