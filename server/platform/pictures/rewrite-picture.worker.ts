import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { type RewriteJob, type Rewritten, rewriteLogo, rewritePicture } from "./rewrite-picture.ts";

serveJobs<RewriteJob, Rewritten>(async ({ bytes, box }) =>
  box ? rewriteLogo(bytes, box) : { bytes: await rewritePicture(bytes) },
);
