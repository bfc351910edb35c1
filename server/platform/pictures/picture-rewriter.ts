import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";

export type PictureRewriter = ReturnType<typeof createPictureRewriter>;

/** Writes pictures anew in a process of its own, which ends two minutes after the last. */
export function createPictureRewriter() {
  const pool = createWorkerPool<Uint8Array, Uint8Array>({
    url: new URL("./rewrite-picture.worker.ts", import.meta.url),
    runIn: "process",
    memoryLimitMb: 512,
    timeLimitMs: 30_000,
    endIdleAfterMs: 120_000,
  });
  return {
    /** The picture as a JPEG with nothing in it but what is seen. @throws CodedError as `decodePicture`, `file_too_complex`, `unavailable` */
    rewrite: (bytes: Uint8Array): Promise<Uint8Array> => pool.run(bytes),
    close: () => pool.close(),
  };
}
