import { resourceGroupLabels } from "#contract/site/resources.ts";
import type { Brand } from "#contract/site/settings.ts";
import { type ResourceId, resources } from "./catalogue.ts";
import { resourceSources } from "./sources.ts";
import { typesetPdf } from "./typeset-pdf.ts";
import { typesetXlsx } from "./typeset-xlsx.ts";

const contentTypes = {
  PDF: "application/pdf",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** A document as a file, ready to be sent. */
export interface RenderedResource {
  bytes: Uint8Array;
  contentType: string;
  fileName: string;
}

/**
 * Typesets a document of the catalogue. Takes some hundred milliseconds of processor time and is the same for
 * the same brand, so that the caller keeps the result.
 * @param id of the catalogue; `findResource` says whether a visitor's is one
 * @param brand whose name, address and contacts the document carries
 */
export async function renderResource(id: ResourceId, brand: Brand): Promise<RenderedResource> {
  const resource = resources.find((candidate) => candidate.id === id);
  if (!resource) throw new Error(`No resource ${id}`);
  const source = resourceSources[id];
  const bytes =
    "sheets" in source
      ? await typesetXlsx(source, brand)
      : await typesetPdf(source, { ...resource, group: resourceGroupLabels[resource.group] }, brand);
  return { bytes, contentType: contentTypes[resource.type], fileName: resource.fileName };
}
