import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { Imprint } from "./imprint.ts";
import type { PdfJob } from "./pdf.worker.ts";
import type { Poster } from "./poster.ts";
import type { PdfText } from "./typeset-pdf.ts";

/** Typesets texts as PDFs on a worker thread, which ends when it had nothing to do for a minute. */
export function createTypesetter() {
  const pool = createWorkerPool<PdfJob, Uint8Array>({
    url: new URL("./pdf.worker.ts", import.meta.url),
    // Of texts that are ours: slow only where the machine is.
    timeLimitMs: 60_000,
    endIdleAfterMs: 60_000,
  });
  return {
    /** @throws CodedError unavailable when too many wait */
    typeset: (text: PdfText, imprint: Imprint, signal: AbortSignal): Promise<Uint8Array> =>
      pool.run({ text, imprint }, { signal }),
    /** @throws CodedError unavailable when too many wait */
    typesetPoster: (poster: Poster, imprint: Imprint, signal: AbortSignal): Promise<Uint8Array> =>
      pool.run({ poster, imprint }, { signal }),
    close: () => pool.close(),
  };
}

export type Typesetter = ReturnType<typeof createTypesetter>;
