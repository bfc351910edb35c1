import { CodedError } from "#contract/core/errors.ts";
import { serveJobs } from "../worker-job.ts";
import { openForDrawing } from "./page-image.ts";

export interface PictureJob {
  bytes: Uint8Array;
  /** One-based. */
  page: number;
  /** In pixels. */
  width: number;
}

serveJobs<PictureJob, Uint8Array>(async ({ bytes, page, width }) => {
  const drawer = await openForDrawing(bytes);
  try {
    if (page > drawer.pageCount) throw new CodedError("not_found", "The document has no such page.");
    const { canvas } = await drawer.draw(page, width);
    return new Uint8Array(await canvas.encode("png"));
  } finally {
    await drawer.close();
  }
});
