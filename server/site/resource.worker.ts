import type { WorkbookPreview } from "#contract/site/resources.ts";
import type { Brand } from "#contract/site/settings.ts";
import { serveJobs } from "#server/platform/documents/worker-job.ts";
import type { ResourceId } from "./resources/catalogue.ts";
import { type RenderedResource, renderResource } from "./resources/render.ts";
import { resourceSources } from "./resources/sources.ts";
import { previewWorkbook } from "./workbook-preview.ts";

export interface RenderJob {
  id: ResourceId;
  brand: Brand;
}

export interface TypesetResource extends RenderedResource {
  /** A workbook's sheets to look at; null for a document of pages. */
  preview: WorkbookPreview | null;
}

serveJobs<RenderJob, TypesetResource>(async ({ id, brand }) => {
  const source = resourceSources[id];
  return {
    ...(await renderResource(id, brand)),
    preview: "sheets" in source ? previewWorkbook(source) : null,
  };
});
