import type { DocumentReading } from "#contract/onboarding/documents.ts";
import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { type DocumentJob, readDocument } from "./read-document.ts";

serveJobs<DocumentJob, DocumentReading, number>(readDocument);
