import { resourceGroupLabels } from "#contract/site/resources.ts";
import type { Brand } from "#contract/site/settings.ts";
import { productImprint } from "#server/platform/typesetting/imprint.ts";
import { typesetPdf } from "#server/platform/typesetting/typeset-pdf.ts";
import { type ResourceId, resources } from "./catalogue.ts";
import { resourceSources } from "./sources.ts";
import type { TextDocument } from "./text-document.ts";
import { typesetXlsx } from "./typeset-xlsx.ts";

const contentTypes = {
  PDF: "application/pdf",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The same text gives the same bytes. */
const edition = { edition: "Edition January 2026", date: new Date(Date.UTC(2026, 0, 5, 9)) };

const closing = ({ sources }: TextDocument) => ({
  title: "Sources, and what to verify",
  paragraphs: [
    "General guidance for a SACCO's own officers, not legal advice. What a SACCO sets for itself stands in its by-laws and policies, which come first. Where a rule or figure comes from the law, read the current text: it may have changed since this edition.",
    `Named here: ${sources.join("; ")}.`,
  ],
});

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
      : await typesetPdf(
          {
            titlePage: {
              title: resource.title,
              description: resource.description,
              group: resourceGroupLabels[resource.group],
              edition: edition.edition,
            },
            blocks: source.blocks,
            closing: closing(source),
            date: edition.date,
          },
          productImprint(brand),
        );
  return { bytes, contentType: contentTypes[resource.type], fileName: resource.fileName };
}
