import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { DocumentKind } from "#server/platform/documents/document-text.ts";
import { extractDocument } from "#server/platform/documents/extract-document.ts";
import { isSectionHeading } from "./headings.ts";
import { parseResume } from "./parse-resume.ts";

/**
 * Reads a CV in this thread: extraction of its text, then of its fields. The server calls it in a worker.
 * @param options.recognise Also reads the pages that are pictures, at seconds a page.
 */
export async function readResume(
  bytes: Uint8Array,
  kind: DocumentKind,
  { recognise = false, onProgress = () => {} }: ReadResumeOptions = {},
): Promise<ParsedResume> {
  onProgress(10);
  const document = await extractDocument(bytes, kind, {
    isHeading: isSectionHeading,
    recognise,
    onProgress: (share) => onProgress(Math.round(10 + 60 * share)),
  });
  onProgress(70);
  const parsed = parseResume(document);
  onProgress(100);
  return parsed;
}

interface ReadResumeOptions {
  recognise?: boolean;
  /** Told 0 to 100. */
  onProgress?: (percent: number) => void;
}
