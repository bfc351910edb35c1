import type { HeadTurn } from "#contract/core/faces.ts";
import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import { inspectUpload } from "#server/platform/files/inspect.ts";
import type { FaceComparison } from "./compare-faces.ts";
import type { FaceAnswer, FaceJob } from "./faces.worker.ts";
import type { FramesJudgement } from "./judge-frames.ts";

/** Refuses what is no picture before a process is started for it, and says what to send instead. How large a file is, its call has seen. */
const inspectPicture = (bytes: Uint8Array) =>
  inspectUpload(bytes, { name: "", accept: ["jpeg", "png", "webp"], maxBytes: Number.POSITIVE_INFINITY });

export type FaceEngine = ReturnType<typeof createFaceEngine>;

/** `signal` ends the work, with its reason, when nobody waits for it any more. */
export interface FaceOptions {
  signal?: AbortSignal | undefined;
}

/**
 * Looks at faces in a process of its own, which starts with the first pictures and ends two minutes after the last,
 * with all memory that models and pictures took: some 400 MB, also of two pictures of 50 megapixels.
 */
export function createFaceEngine() {
  const pool = createWorkerPool<FaceJob, FaceAnswer>({
    url: new URL("./faces.worker.ts", import.meta.url),
    runIn: "process",
    // A pair takes half a second; beside documents and pages that are asked for, the process comes last.
    timeLimitMs: 60_000,
    memoryLimitMb: 768,
    endIdleAfterMs: 120_000,
  });
  return {
    /** @throws CodedError as `inspectUpload` and `decodePicture`, `file_too_complex`, `unavailable` */
    async compare(first: Uint8Array, second: Uint8Array, options: FaceOptions = {}): Promise<FaceComparison> {
      await Promise.all([first, second].map(inspectPicture));
      const answer = await pool.run({ kind: "compare", first, second }, options);
      if (answer.kind !== "compare") throw new Error("The worker answered another job");
      return answer.comparison;
    },
    /** @throws CodedError likewise */
    async judge(
      frames: Uint8Array[],
      turns: HeadTurn[],
      options: FaceOptions = {},
    ): Promise<FramesJudgement> {
      await Promise.all(frames.map(inspectPicture));
      const answer = await pool.run({ kind: "judge", frames, turns }, options);
      if (answer.kind !== "judge") throw new Error("The worker answered another job");
      return answer.judgement;
    },
    close: () => pool.close(),
  };
}
