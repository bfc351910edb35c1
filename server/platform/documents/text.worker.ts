import { type DocumentKind, plainText } from "./document-text.ts";
import { extractDocument } from "./extract-document.ts";
import { serveJobs } from "./worker-job.ts";

export interface TextJob {
  bytes: Uint8Array;
  kind: DocumentKind;
}

export interface ReadText {
  /** Lines as printed, an empty line between blocks. */
  text: string;
  /** The file holds pictures of pages only. */
  scan: boolean;
}

serveJobs<TextJob, ReadText>(async ({ bytes, kind }) => {
  const document = await extractDocument(bytes, kind);
  const text = plainText(document);
  return { text, scan: text === "" };
});
