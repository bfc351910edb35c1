import { serveJobs } from "#server/platform/documents/worker-job.ts";
import type { DemoCandidate } from "./content/types.ts";
import { renderCvPdf, renderPaperPdf } from "./cv-pdf.ts";

/** A candidate's CV, or a paper that says whose it is. */
export type PaperJob = { candidate: DemoCandidate } | { title: string; holder: string };

serveJobs<PaperJob[], Uint8Array[]>(async (jobs) => {
  const papers: Uint8Array[] = [];
  for (const job of jobs) {
    papers.push(
      "candidate" in job ? await renderCvPdf(job.candidate) : await renderPaperPdf(job.title, job.holder),
    );
  }
  return papers;
});
