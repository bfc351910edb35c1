import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files.messages.ts";
import { listZip, measureZip, unpackEntry } from "./zip.ts";

/** Everything a document may unpack to. Its readers hold it in memory, in a worker with a limit of its own. */
export const maxUnpackedBytes = 64 * 1024 * 1024;

/** The list of parts is a few kilobytes of XML. */
const maxContentTypesBytes = 1024 * 1024;

const contentTypes = "[Content_Types].xml";

/** The type of the part that makes an archive the document that it is. */
const mainParts = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
} as const;

/** Files and folders of an archive of documents; programs of macOS add one of their own to each. */
export const maxArchiveEntries = 2_500;

export type OfficeKind = keyof typeof mainParts;

const officeKinds: readonly OfficeKind[] = ["docx", "xlsx"];

/** Macros announce themselves in the content types; the part is looked for too, in case they do not. */
function hasMacros(types: string, names: readonly string[]): boolean {
  return /macroEnabled|vbaProject/i.test(types) || names.some((name) => /vbaProject\.bin$/i.test(name));
}

/**
 * Looks a DOCX or XLSX over: it is a zip whose content types name a document that is really in it, without
 * macros, and nothing in it unpacks to more than it says.
 * @returns which of the two it is
 * @throws CodedError `file_type`, `file_damaged`, `file_encrypted` or `file_bomb`
 */
export async function inspectOffice(bytes: Buffer): Promise<OfficeKind> {
  const entries = listZip(bytes);
  const typesEntry = entries.find((entry) => entry.name === contentTypes);
  if (!typesEntry)
    throw new CodedError(
      "file_type",
      textOf(fileErrors, (t) => t.archive),
    );
  const types = (await unpackEntry(bytes, typesEntry, { left: maxContentTypesBytes }, true)).content.toString(
    "utf8",
  );
  const names = entries.map((entry) => entry.name);
  if (hasMacros(types, names)) {
    throw new CodedError(
      "file_type",
      textOf(fileErrors, (t) => t.macros),
    );
  }
  const kind = officeKinds.find((one) => types.includes(mainParts[one]));
  if (!kind)
    throw new CodedError(
      "file_type",
      textOf(fileErrors, (t) => t.otherOffice),
    );
  const part = types
    .match(/<Override\b[^>]{0,1000}>/g)
    ?.find((override) => override.includes(mainParts[kind]));
  const name = part && /PartName\s*=\s*["']\/([^"']+)["']/.exec(part)?.[1];
  if (!name || !names.includes(name)) throw new CodedError("file_damaged");
  await measureZip(bytes, entries, { left: maxUnpackedBytes });
  return kind;
}

/**
 * Looks an archive of documents over from the outside: its directory is whole. What is in it is looked at as each part is
 * unpacked. A document that is an archive itself is what it is.
 * @throws CodedError `file_damaged`, `file_bomb`, and what `inspectOffice` says of a document
 */
export async function inspectArchive(bytes: Buffer): Promise<OfficeKind | "zip"> {
  const entries = listZip(bytes, maxArchiveEntries);
  return entries.some(({ name }) => name === contentTypes) ? inspectOffice(bytes) : "zip";
}
