import type { Language } from "#contract/core/language.ts";
import { mediaTypes } from "#contract/core/media-types.ts";

/** What people may upload. Each call names the kinds it accepts. */
export const fileKinds = {
  pdf: { contentType: mediaTypes.pdf, extensions: ["pdf"], label: "PDF" },
  docx: {
    contentType: mediaTypes.docx,
    extensions: ["docx"],
    label: "DOCX",
  },
  xlsx: { contentType: mediaTypes.xlsx, extensions: ["xlsx"], label: "XLSX" },
  csv: { contentType: mediaTypes.csv, extensions: ["csv", "tsv", "txt"], label: "CSV" },
  zip: { contentType: mediaTypes.zip, extensions: ["zip"], label: "ZIP" },
  doc: { contentType: mediaTypes.doc, extensions: ["doc"], label: "DOC" },
  jpeg: { contentType: mediaTypes.jpeg, extensions: ["jpg", "jpeg"], label: "JPEG" },
  png: { contentType: mediaTypes.png, extensions: ["png"], label: "PNG" },
  webp: { contentType: mediaTypes.webp, extensions: ["webp"], label: "WebP" },
} as const satisfies Record<
  string,
  { contentType: string; extensions: readonly [string, ...string[]]; label: string }
>;

export type FileKind = keyof typeof fileKinds;

/** `PDF`, `PDF or DOCX`, `PDF, DOCX or DOC`. */
export function listKinds(kinds: readonly FileKind[], language: Language): string {
  const labels = kinds.map((kind) => fileKinds[kind].label);
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" }).format(labels);
}
