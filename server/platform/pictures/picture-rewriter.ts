import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { RewriteJob, Rewritten, WrittenPicture } from "./rewrite-picture.ts";

export type PictureRewriter = ReturnType<typeof createPictureRewriter>;

/** Writes pictures anew in a process of its own, which ends two minutes after the last. */
export function createPictureRewriter() {
  const pool = createWorkerPool<RewriteJob, Rewritten>({
    url: new URL("./rewrite-picture.worker.ts", import.meta.url),
    runIn: "process",
    memoryLimitMb: 512,
    timeLimitMs: 30_000,
    endIdleAfterMs: 120_000,
  });
  return {
    /** The picture as a JPEG with nothing in it but what is seen. @throws CodedError as `decodePicture`, `file_too_complex`, `unavailable` */
    rewrite: async (bytes: Uint8Array): Promise<Uint8Array> => (await pool.run({ bytes })).bytes,
    /** The picture as a PNG that fits into a box of points, transparent where it was. @throws CodedError as `rewrite` */
    asLogo: (bytes: Uint8Array, box: NonNullable<RewriteJob["box"]>) =>
      pool.run({ bytes, box }) as Promise<WrittenPicture>,
    close: () => pool.close(),
  };
}
