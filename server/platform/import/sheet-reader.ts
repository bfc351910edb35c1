import { maxImportRows } from "#contract/core/import.ts";
import { createWorkerPool } from "#server/platform/documents/worker-pool.ts";
import type { Sheet } from "./sheet.ts";
import type { SheetJob } from "./sheet.worker.ts";

export type SheetReader = ReturnType<typeof createSheetReader>;

/** Reads tables on a worker thread of its own, within limits of time and memory. */
export function createSheetReader() {
  const pool = createWorkerPool<SheetJob, Sheet>({ url: new URL("./sheet.worker.ts", import.meta.url) });
  return {
    /** @throws CodedError file_damaged, file_empty, file_too_complex, unavailable */
    read: (bytes: Uint8Array, kind: SheetJob["kind"], maxRows = maxImportRows): Promise<Sheet> =>
      pool.run({ bytes, kind, maxRows }),
    close: () => pool.close(),
  };
}
