import type { DocumentKind } from "./document-text.ts";
import type { ReadText, TextJob } from "./text.worker.ts";
import { createWorkerPool } from "./worker-pool.ts";

export type TextReader = ReturnType<typeof createTextReader>;

/** Reads documents as plain text on a worker thread of its own. */
export function createTextReader() {
  const pool = createWorkerPool<TextJob, ReadText>({ url: new URL("./text.worker.ts", import.meta.url) });
  return {
    /** @throws CodedError file_encrypted, file_damaged, file_empty, file_bomb, file_too_complex, unavailable */
    read: (bytes: Uint8Array, kind: DocumentKind): Promise<ReadText> => pool.run({ bytes, kind }),
    close: () => pool.close(),
  };
}
