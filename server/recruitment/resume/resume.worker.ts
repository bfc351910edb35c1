import type { ParsedResume, ResumeProgress } from "#contract/recruitment/resume.ts";
import type { DocumentKind } from "#server/platform/documents/document-text.ts";
import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { readResume } from "./read-resume.ts";

export interface ResumeJob {
  bytes: Uint8Array;
  kind: DocumentKind;
  recognise: boolean;
}

serveJobs<ResumeJob, ParsedResume, ResumeProgress>(({ bytes, kind, recognise }, onProgress) =>
  readResume(bytes, kind, { recognise, onProgress }),
);
