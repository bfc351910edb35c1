import type { Brand } from "#contract/site/settings.ts";
import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { type Poster, typesetPoster } from "./poster.ts";
import { type PdfText, typesetPdf } from "./typeset-pdf.ts";

export type PdfJob = { text: PdfText; brand: Brand } | { poster: Poster; brand: Brand };

serveJobs<PdfJob, Uint8Array>((job) =>
  "poster" in job ? typesetPoster(job.poster, job.brand) : typesetPdf(job.text, job.brand),
);
