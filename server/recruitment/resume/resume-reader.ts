import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { DocumentKind } from "#server/platform/documents/document-text.ts";
import { createWorkerPool, type WorkerPoolOptions } from "#server/platform/documents/worker-pool.ts";
import type { ResumeJob } from "./resume.worker.ts";

export interface ResumeReader {
  /**
   * Reads a CV. What is not found is null or empty; a scan is read by recognising its pictures and has the notice `scan`.
   * @param options.onProgress Called with 0 to 100 while the file is read.
   * @throws CodedError `file_empty`, `file_damaged`, `file_encrypted`, `file_bomb`, `file_too_complex` (time
   * or memory limit exceeded), or `unavailable` when too many files wait or the reader is closed.
   */
  read(
    bytes: Uint8Array,
    kind: DocumentKind,
    options?: { onProgress?: (percent: number) => void },
  ): Promise<ParsedResume>;
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
  const texts = createWorkerPool<ResumeJob, ParsedResume>({ ...options, url });
  const scans = createWorkerPool<ResumeJob, ParsedResume>({ ...scanLimits, ...options, url });
  return {
    async read(bytes, kind, { onProgress = () => {} } = {}) {
      // A copy of exactly these bytes: a Buffer may be a window on a larger memory, which would be sent whole.
      const job = { bytes: new Uint8Array(bytes), kind };
      let reached = 0;
      const forward = (percent: number) => {
        if (percent <= reached) return;
        reached = percent;
        onProgress(percent);
      };
      // The end of the first reading is the end of all only for a file without pictures.
      const parsed = await texts.run(
        { ...job, recognise: false },
        { onProgress: (percent) => percent < 70 && forward(percent) },
      );
      const whole =
        kind === "pdf" && parsed.notices.includes("scan")
          ? await scans.run({ ...job, recognise: true }, { onProgress: forward })
          : parsed;
      forward(100);
      return whole;
    },
    close: async () => {
      await Promise.all([texts.close(), scans.close()]);
    },
  };
}
