import type { HeadTurn } from "#contract/core/faces.ts";
import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { compareFaces, type FaceComparison } from "./compare-faces.ts";
import { type FramesJudgement, judgeFrames } from "./judge-frames.ts";

/** Two pictures to compare, or frames of a head that was asked to turn. */
export type FaceJob =
  | { kind: "compare"; first: Uint8Array; second: Uint8Array }
  | { kind: "judge"; frames: Uint8Array[]; turns: HeadTurn[] };

export type FaceAnswer =
  | { kind: "compare"; comparison: FaceComparison }
  | { kind: "judge"; judgement: FramesJudgement };

serveJobs<FaceJob, FaceAnswer>(async (job) =>
  job.kind === "compare"
    ? { kind: job.kind, comparison: await compareFaces(job.first, job.second) }
    : { kind: job.kind, judgement: await judgeFrames(job.frames, job.turns) },
);
