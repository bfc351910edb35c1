import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";

/** Groups of the resource centre, in order (specification 000, section 2). */
export const resourceGroups = ["management", "finance", "compliance", "training"] as const;
export type ResourceGroup = (typeof resourceGroups)[number];

export const resourceGroupLabels: Record<ResourceGroup, string> = {
  management: "Management guides",
  finance: "Financial management",
  compliance: "Regulatory compliance",
  training: "Training materials",
};

export const resourceTypes = ["PDF", "XLSX"] as const;

export const resource = z.object({
  /** Short name in addresses: `loan-amortisation`. */
  id: z.string(),
  group: z.enum(resourceGroups),
  title: z.string(),
  description: z.string(),
  type: z.enum(resourceTypes),
  /** Size of the file in bytes; null for the first seconds after a start, while it is being typeset. */
  bytes: z.number().int().nullable(),
  downloads: z.number().int(),
});
export type Resource = z.infer<typeof resource>;

/** A workbook to be shown as tables, its formulas calculated with the sample figures. */
export const workbookPreview = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      /** Column widths in characters. */
      columns: z.array(z.number()),
      /** Rows of cells; null is an empty cell, or one that the cell before it covers. */
      rows: z.array(
        z.array(
          z
            .object({
              /** As a spreadsheet would display it. */
              text: z.string(),
              /** What the cell is for. */
              role: z.enum(["heading", "text", "label", "input", "figure", "total"]),
              /** Figures are on the right. */
              isNumber: z.boolean(),
              /** Columns that the cell covers, itself included. */
              span: z.number().int(),
            })
            .nullable(),
        ),
      ),
      /** Rows of the sheet that are not shown here. */
      moreRows: z.number().int(),
    }),
  ),
});
export type WorkbookPreview = z.infer<typeof workbookPreview>;

const params = z.object({ id: z.string().regex(/^[a-z0-9-]{1,100}$/) });

export const resourceCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/resources",
    summary: "The documents of the resource centre, by group",
    access: "public",
    answer: z.array(resource),
  }),
  preview: defineCall({
    method: "GET",
    path: "/api/resources/:id/preview",
    summary:
      "A document to look at: a PDF as it is; of a workbook its sheets as JSON, the cells as displayed. Not counted as a download",
    access: "public",
    params,
    answer: z.string(),
    download: [mediaTypes.pdf, mediaTypes.json],
    errors: ["unavailable"],
  }),
  file: defineCall({
    method: "GET",
    path: "/api/resources/:id/file",
    summary: "A document as a file to keep; counted",
    access: "public",
    params,
    answer: z.string(),
    download: [mediaTypes.pdf, mediaTypes.xlsx],
    errors: ["unavailable"],
  }),
};
