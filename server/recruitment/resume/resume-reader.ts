import type { ParsedResume, ResumeProgress } from "#contract/recruitment/resume.ts";
import type { DocumentKind } from "#server/platform/documents/document-text.ts";
import { createWorkerPool, type WorkerPoolOptions } from "#server/platform/documents/worker-pool.ts";
import type { ResumeJob } from "./resume.worker.ts";

export interface ReadingOptions {
  onProgress?: (progress: ResumeProgress) => void;
  signal?: AbortSignal;
}

export interface ResumeReader {
  /**
   * Reads a CV. What is not found is null or empty; a scan is read by recognising its pictures and has the notice `scan`.
   * @param options.onProgress Called as the work goes on; its percentage never goes down.
   * @param options.signal Ends the reading, with its reason, when nobody waits for it any more.
   * @throws CodedError `file_empty`, `file_damaged`, `file_encrypted`, `file_bomb`, `file_too_complex` (time
   * or memory limit exceeded), or `unavailable` when too many files wait or the reader is closed.
   */
  read(bytes: Uint8Array, kind: DocumentKind, options?: ReadingOptions): Promise<ParsedResume>;
  close(): Promise<void>;
}

/** Recognising a page takes about two seconds on a quiet machine, and up to ten on one that is not. */
const scanLimits = { timeLimitMs: 120_000, memoryLimitMb: 768, queueLimit: 20 };

/**
 * A reader of CVs that works on worker threads, by default one with 20 s and 256 MB for each file.
 *
 * A file whose pages are pictures goes on to a second worker, which recognises their text: the many CVs that
 * are text do not wait behind the few that take a hundred times as long.
 */
export function createResumeReader(options: Omit<WorkerPoolOptions, "url"> = {}): ResumeReader {
  const url = new URL("./resume.worker.ts", import.meta.url);
  const texts = createWorkerPool<ResumeJob, ParsedResume, ResumeProgress>({ ...options, url });
  const scans = createWorkerPool<ResumeJob, ParsedResume, ResumeProgress>({ ...scanLimits, ...options, url });
  return {
    async read(bytes, kind, { onProgress, signal } = {}) {
      // A copy of exactly these bytes: a Buffer may be a window on a larger memory, which would be sent whole.
      const job = { bytes: new Uint8Array(bytes), kind };
      let reached = -1;
      const forward = (progress: ResumeProgress) => {
        // A page is the next one even when the percentage is the same.
        if (progress.percent < reached) return;
        reached = progress.percent;
        onProgress?.(progress);
      };
      const options = { onProgress: forward, signal };
      const parsed = await texts.run({ ...job, recognise: false }, options);
      if (kind !== "pdf" || !parsed.notices.includes("scan")) return parsed;
      return scans.run({ ...job, recognise: true }, options);
    },
    close: async () => {
      await Promise.all([texts.close(), scans.close()]);
    },
  };
}
