import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { DemoCandidate } from "./content/types.ts";
import type { PaperJob } from "./cv-pdf.worker.ts";

/** Where the demo has its PDFs from. Each is drawn once, in the order in which they are asked for first. */
export interface Papers {
  /** A candidate's CV. */
  cv(candidate: DemoCandidate): Promise<Uint8Array>;
  /** A paper that a candidate was asked for. */
  paper(title: string, holder: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Draws the demo's PDFs on a thread, while the rows are written that come before them. */
export function createPapers(): Papers {
  const pool = createWorkerPool<PaperJob, Uint8Array>({
    url: new URL("./cv-pdf.worker.ts", import.meta.url),
    queueLimit: 1_000,
  });
  const drawn = new Map<string, Promise<Uint8Array>>();
  function draw(key: string, job: PaperJob): Promise<Uint8Array> {
    const present = drawn.get(key) ?? pool.run(job);
    drawn.set(key, present);
    // Whoever waits for it hears of a failure; nobody may wait yet.
    present.catch(() => {});
    return present;
  }
  return {
    cv: (candidate) => draw(`cv ${candidate.key}`, { candidate }),
    paper: (title, holder) => draw(`paper ${holder} ${title}`, { title, holder }),
    close: () => pool.close(),
  };
}
