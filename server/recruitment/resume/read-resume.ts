import type { ParsedResume, ResumeProgress } from "#contract/recruitment/resume.ts";
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
  onProgress({ percent: 0, page: null });
  const document = await extractDocument(bytes, kind, {
    isHeading: isSectionHeading,
    recognise,
    // Recognition takes seconds a page; everything after it, some milliseconds.
    onProgress: ({ page, of, share }) =>
      onProgress({ percent: Math.round(99 * share), page: { number: page, of } }),
  });
  return parseResume(document);
}

interface ReadResumeOptions {
  recognise?: boolean;
  /** Called when the work begins, and as recognition goes on. */
  onProgress?: (progress: ResumeProgress) => void;
}
