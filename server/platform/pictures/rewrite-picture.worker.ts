import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { rewritePicture } from "./rewrite-picture.ts";

serveJobs<Uint8Array, Uint8Array>(rewritePicture);
