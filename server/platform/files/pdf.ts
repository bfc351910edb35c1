import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files.messages.ts";
import { isPdfLocked } from "./pdf-password.ts";

/** Whether an object begins after `from`: then the part of the file that should close it is missing. */
function objectAfter(bytes: Buffer, from: number): boolean {
  return /\d\s+\d+\s+obj\b/.test(bytes.toString("latin1", from, from + 65_536));
}

/**
 * The end of a complete file is a pointer to its cross-reference table. A file laid out for the web has one
 * near its beginning too, hence the look at what follows the last.
 */
function isTruncated(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf("startxref", undefined, "latin1");
  return end < 0 || objectAfter(bytes, end);
}

/**
 * Whether there can be a page. Pages may be in compressed object streams, which are not opened here: then
 * the reader, which runs in a worker, finds out.
 */
function mayHavePages(bytes: Buffer): boolean {
  if (bytes.includes("/ObjStm", 0, "latin1")) return true;
  return /\/Type\s{0,100}\/Page(?![A-Za-z])/.test(bytes.toString("latin1"));
}

/**
 * Looks a PDF over by scanning its bytes, without parsing it: linear in its size (5 MB in a few
 * milliseconds), so it may run on the event loop. Reading it for real is a worker's job and may still fail.
 * @throws CodedError `file_damaged`, `file_encrypted` or `file_empty`
 */
export function inspectPdf(bytes: Buffer): void {
  if (isTruncated(bytes)) {
    throw new CodedError(
      "file_damaged",
      textOf(fileErrors, (t) => t.pdfTruncated),
    );
  }
  if (isPdfLocked(bytes)) {
    throw new CodedError(
      "file_encrypted",
      textOf(fileErrors, (t) => t.pdfLocked),
    );
  }
  if (!mayHavePages(bytes)) {
    throw new CodedError(
      "file_empty",
      textOf(fileErrors, (t) => t.pdfEmpty),
    );
  }
}
