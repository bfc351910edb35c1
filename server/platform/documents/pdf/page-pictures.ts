import { createWorkerPool } from "../worker-pool.ts";
import type { PictureJob } from "./page-picture.worker.ts";

export type PagePictures = ReturnType<typeof createPagePictures>;

/** A page of pictures at 600 dpi takes some 300 MB while it is drawn. */
const limits = { timeLimitMs: 20_000, memoryLimitMb: 512, queueLimit: 30 };

/** Draws pages of PDFs on a worker thread of its own. */
export function createPagePictures() {
  const url = new URL("./page-picture.worker.ts", import.meta.url);
  const pool = createWorkerPool<PictureJob, Uint8Array>({ ...limits, url });
  return {
    /**
     * A page as PNG.
     * @param page one-based
     * @param width in pixels; the height follows from the page
     * @throws CodedError not_found for a page beyond the last, file_encrypted, file_damaged, file_too_complex,
     *   unavailable
     */
    draw: (bytes: Uint8Array, page: number, width: number): Promise<Uint8Array> =>
      pool.run({ bytes: new Uint8Array(bytes), page, width }),
    close: () => pool.close(),
  };
}
