import { availableParallelism, totalmem } from "node:os";
import type { DocumentReading } from "#contract/onboarding/documents.ts";
import { createWorkerPool, type WorkerPoolOptions } from "#server/platform/documents/worker-pool.ts";
import type { DocumentJob } from "./read-document.ts";

export interface ReadingOptions {
  onProgress?: (progress: { percent: number }) => void;
  signal?: AbortSignal;
}

export type DocumentReader = ReturnType<typeof createDocumentReader>;

/** A case has three documents: two are read side by side where the machine has cores and memory for it. */
const size = availableParallelism() > 1 && totalmem() >= 4 * 2 ** 30 ? 2 : 1;

/**
 * One document takes one to three seconds of a processor and some 600 MB, most of it for the largest
 * pictures. Two minutes after the last one the process ends and gives them back; starting again takes a second.
 */
const limits = {
  size,
  timeLimitMs: 120_000,
  memoryLimitMb: 1_536,
  queueLimit: 30,
  endIdleAfterMs: 120_000,
};

/** Reads identity documents in processes of their own: what recognises text is native code. */
export function createDocumentReader(options: Omit<WorkerPoolOptions, "url" | "runIn"> = {}) {
  const url = new URL("./document.worker.ts", import.meta.url);
  const pool = createWorkerPool<DocumentJob, DocumentReading, number>({
    ...limits,
    ...options,
    url,
    runIn: "process",
  });
  return {
    /**
     * @param options.onProgress Its percentage never goes down.
     * @param options.signal Ends the reading, with its reason, when nobody waits for it any more.
     * @throws CodedError naming what is wrong with the file, `file_too_complex` beyond the limits of time and
     *   memory, `unavailable` when too many wait or this machine cannot recognise text
     */
    read(job: DocumentJob, { onProgress = () => {}, signal }: ReadingOptions = {}): Promise<DocumentReading> {
      let reached = -1;
      const forward = (share: number) => {
        const percent = Math.min(99, Math.round(100 * share));
        if (percent <= reached) return;
        reached = percent;
        onProgress({ percent });
      };
      // A copy of exactly these bytes: a Buffer may be a window on a larger memory, which would be sent whole.
      return pool.run({ ...job, bytes: new Uint8Array(job.bytes) }, { onProgress: forward, signal });
    },
    close: () => pool.close(),
  };
}
