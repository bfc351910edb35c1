import type { Brand } from "#contract/site/settings.ts";
import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { type PdfText, typesetPdf } from "./typeset-pdf.ts";

export interface PdfJob {
  text: PdfText;
  brand: Brand;
}

serveJobs<PdfJob, Uint8Array>(({ text, brand }) => typesetPdf(text, brand));
