import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { DocumentKind } from "#server/platform/documents/document-text.ts";
import { extractDocument } from "#server/platform/documents/extract-document.ts";
import { isSectionHeading } from "./headings.ts";
import { parseResume } from "./parse-resume.ts";

/** Reads a CV in this thread: extraction of its text, then of its fields. The server calls it in a worker. */
export async function readResume(
  bytes: Uint8Array,
  kind: DocumentKind,
  onProgress: (percent: number) => void = () => {},
): Promise<ParsedResume> {
  onProgress(10);
  const document = await extractDocument(bytes, kind, { isHeading: isSectionHeading });
  onProgress(70);
  const parsed = parseResume(document);
  onProgress(100);
  return parsed;
}
