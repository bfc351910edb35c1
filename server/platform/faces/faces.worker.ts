import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { compareFaces, type FaceComparison } from "./compare-faces.ts";

export interface CompareJob {
  first: Uint8Array;
  second: Uint8Array;
}

serveJobs<CompareJob, FaceComparison>(({ first, second }) => compareFaces(first, second));
