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

/** So many go to the thread at once: this one is busy with statements, and would keep it waiting after each. */
const atOnce = 12;

interface Asked {
  job: PaperJob;
  drawn: PromiseWithResolvers<Uint8Array>;
}

/** Draws the demo's PDFs on a thread, while the rows are written that come before them. */
export function createPapers(): Papers {
  const pool = createWorkerPool<PaperJob[], Uint8Array[]>({
    url: new URL("./cv-pdf.worker.ts", import.meta.url),
    queueLimit: 1_000,
    // A job's usual time for each of them.
    timeLimitMs: atOnce * 20_000,
  });
  const papers = new Map<string, Promise<Uint8Array>>();
  const asked: Asked[] = [];

  async function drawTogether(together: Asked[]): Promise<void> {
    try {
      const drawn = await pool.run(together.map(({ job }) => job));
      for (const [place, one] of together.entries()) one.drawn.resolve(drawn[place] as Uint8Array);
    } catch (error) {
      for (const one of together) one.drawn.reject(error);
    }
  }

  /** What is asked for now goes out once all of it is. */
  function ask(job: PaperJob): Promise<Uint8Array> {
    const drawn = Promise.withResolvers<Uint8Array>();
    if (asked.length === 0) {
      queueMicrotask(() => {
        while (asked.length > 0) void drawTogether(asked.splice(0, atOnce));
      });
    }
    asked.push({ job, drawn });
    return drawn.promise;
  }

  function draw(key: string, job: PaperJob): Promise<Uint8Array> {
    const present = papers.get(key) ?? ask(job);
    papers.set(key, present);
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
