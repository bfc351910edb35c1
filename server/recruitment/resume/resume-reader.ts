import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { DocumentKind } from "#server/platform/documents/document-text.ts";
import { createWorkerPool, type WorkerPoolOptions } from "#server/platform/documents/worker-pool.ts";
import type { ResumeJob } from "./resume.worker.ts";

export interface ResumeReader {
  /**
   * Reads a CV. What is not found is null or empty; a scan is not an error but the notice `scan`.
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

/** A reader of CVs that works on worker threads, by default one with 20 s and 256 MB for each file. */
export function createResumeReader(options: Omit<WorkerPoolOptions, "url"> = {}): ResumeReader {
  const pool = createWorkerPool<ResumeJob, ParsedResume>({
    ...options,
    url: new URL("./resume.worker.ts", import.meta.url),
  });
  return {
    // A copy of exactly these bytes: a Buffer may be a window on a larger memory, which would be sent whole.
    read: (bytes, kind, jobOptions) => pool.run({ bytes: new Uint8Array(bytes), kind }, jobOptions),
    close: () => pool.close(),
  };
}
