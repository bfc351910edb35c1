import { getDocumentProxy } from "unpdf";
import { CodedError } from "#contract/core/errors.ts";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;

/**
 * Opens a PDF with pdf.js, which takes its bytes over and so gets a copy.
 * @throws CodedError `file_encrypted` when it needs a password, `file_damaged` when it is not a readable PDF.
 */
export async function openPdf(
  bytes: Uint8Array,
  options: Parameters<typeof getDocumentProxy>[1],
): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes.slice(), { verbosity: 0, ...options });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === "PasswordException";
    throw new CodedError(encrypted ? "file_encrypted" : "file_damaged");
  }
}
