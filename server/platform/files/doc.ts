import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files.messages.ts";
import { readOle } from "./ole.ts";

/** [MS-DOC] 2.5.2: the first number of a Word 97-2003 document, and the flag bits at offset 10. */
const wordSignature = 0xa5ec;
const encryptedFlag = 0x0100;

/**
 * Looks at an OLE container that should be a DOC: it holds a Word document at its root, unencrypted and
 * without macros.
 * @throws CodedError `file_encrypted` (a password-protected DOC, DOCX, XLSX ...), `file_type` (another Office
 *   file, an installer, macros) or `file_damaged`
 */
export function inspectDoc(bytes: Buffer): void {
  const ole = readOle(bytes);
  if (!ole) throw new CodedError("file_damaged");
  if (ole.root.has("EncryptedPackage")) throw new CodedError("file_encrypted");
  const document = ole.root.get("WordDocument");
  if (!document?.isStream) {
    throw new CodedError(
      "file_type",
      textOf(fileErrors, (t) => t.olderOffice),
    );
  }
  const head = ole.head(document);
  if (!head || head.readUInt16LE(0) !== wordSignature) throw new CodedError("file_damaged");
  if (head.readUInt16LE(10) & encryptedFlag) throw new CodedError("file_encrypted");
  if (ole.root.has("Macros")) {
    throw new CodedError(
      "file_type",
      textOf(fileErrors, (t) => t.wordMacros),
    );
  }
}
