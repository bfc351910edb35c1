import { serveJobs } from "#server/platform/documents/worker-job.ts";
import type { Imprint } from "./imprint.ts";
import { type Poster, typesetPoster } from "./poster.ts";
import { type PdfText, typesetPdf } from "./typeset-pdf.ts";

export type PdfJob = { text: PdfText; imprint: Imprint } | { poster: Poster; imprint: Imprint };

serveJobs<PdfJob, Uint8Array>((job) =>
  "poster" in job ? typesetPoster(job.poster, job.imprint) : typesetPdf(job.text, job.imprint),
);
