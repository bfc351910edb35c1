import { serveJobs } from "#server/platform/documents/worker-job.ts";
import type { DemoCandidate } from "./content/types.ts";
import { renderCvPdf, renderPaperPdf } from "./cv-pdf.ts";

/** A candidate's CV, or a paper that says whose it is. */
export type PaperJob = { candidate: DemoCandidate } | { title: string; holder: string };

serveJobs<PaperJob, Uint8Array>((job) =>
  "candidate" in job ? renderCvPdf(job.candidate) : renderPaperPdf(job.title, job.holder),
);
