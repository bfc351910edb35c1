import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { FaceComparison } from "./compare-faces.ts";
import type { CompareJob } from "./faces.worker.ts";

export type FaceEngine = ReturnType<typeof createFaceEngine>;

/**
 * Compares faces in a process of its own, which starts with the first pair and ends two minutes after the last. The
 * largest pictures allowed, two of 50 megapixels, take it to some 0.6 GB.
 */
export function createFaceEngine() {
  const pool = createWorkerPool<CompareJob, FaceComparison>({
    url: new URL("./faces.worker.ts", import.meta.url),
    runIn: "process",
    memoryLimitMb: 1024,
    endIdleAfterMs: 120_000,
  });
  return {
    /** @throws CodedError as `decodePicture`, `file_too_complex`, `unavailable` */
    compare: (first: Uint8Array, second: Uint8Array): Promise<FaceComparison> => pool.run({ first, second }),
    close: () => pool.close(),
  };
}
