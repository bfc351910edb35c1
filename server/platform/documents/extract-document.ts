import { CodedError } from "#contract/core/errors.ts";
import { readDoc } from "./doc/read-doc.ts";
import type { DocumentKind, DocumentText, ExtractOptions } from "./document-text.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readPdf } from "./pdf/read-pdf.ts";

/**
 * Extracts the text of a document with its layout. Heavy: call it in a worker (see `worker-pool.ts`).
 *
 * The content decides between the two Word formats, because a `.doc` that is a renamed `.docx` (and the
 * other way round) opens fine in Word, so people have them.
 * @throws CodedError `file_empty`, `file_damaged`, `file_encrypted`, `file_bomb`.
 */
export async function extractDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  options: ExtractOptions = {},
): Promise<DocumentText> {
  if (bytes.byteLength === 0) throw new CodedError("file_empty");
  if (kind === "pdf") return readPdf(bytes, options);
  if (startsWith(bytes, [0x50, 0x4b])) return readDocx(bytes, options);
  if (!startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new CodedError("file_damaged");
  return readDoc(bytes);
}

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
