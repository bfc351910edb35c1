import type { DocumentReading, IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { decodePicture } from "#server/platform/pictures/decode-picture.ts";
import { readPdfDocument } from "./read-pdf-document.ts";
import { readPicture } from "./read-picture.ts";

export interface DocumentJob {
  bytes: Uint8Array;
  kind: IdentityDocumentKind;
  format: "picture" | "pdf";
}

/** The longer side of a picture as it is read: letters that are smaller then could not be read before. */
const maxSide = 2400;

/** Reads a document in this thread. The server calls it in a worker. */
export async function readDocument(
  { bytes, kind, format }: DocumentJob,
  onProgress: (share: number) => void = () => {},
): Promise<DocumentReading> {
  onProgress(0);
  if (format === "pdf") return readPdfDocument(bytes, kind, onProgress);
  return readPicture(await decodePicture(bytes, { maxSide }), kind, onProgress);
}
