import { crc32, createInflateRaw } from "node:zlib";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files.messages.ts";

/** One file of an archive, as its central directory describes it. */
export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  crc32: number;
  compressedSize: number;
  /** As the archive claims. */
  size: number;
  /** Of the local header, from the start of the archive. */
  at: number;
}

/** Of a document. Word documents have some twenty entries, and one more for each picture. */
const maxEntries = 1_000;
const maxNesting = 2;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

/** The refusal of an archive that is not what it says. */
export function damagedArchive(): CodedError {
  return new CodedError(
    "file_damaged",
    textOf(fileErrors, (t) => t.documentDamaged),
  );
}

/** The refusal of an archive that unpacks to more than may be unpacked. */
export function bombError(): CodedError {
  return new CodedError(
    "file_bomb",
    textOf(fileErrors, (t) => t.documentBomb),
  );
}

/** The end record is last, with a comment of up to 65,535 bytes inside it. */
function endRecordAt(bytes: Buffer): number {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(endSignature);
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.lastIndexOf(signature); at >= lowest; at = bytes.lastIndexOf(signature, at - 1)) {
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
    if (at === 0) break;
  }
  throw damagedArchive();
}

/**
 * Lists an archive (APPNOTE 4.3). Zip64 is not followed: its place-holder sizes of 4 GB count as a bomb.
 * @throws CodedError `file_damaged`, or `file_bomb` for too many entries
 */
export function listZip(bytes: Buffer, max = maxEntries): ZipEntry[] {
  const end = endRecordAt(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > max) throw bombError();
  const entries = new Map<string, ZipEntry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) throw damagedArchive();
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    if (nameEnd > end) throw damagedArchive();
    const name = bytes.toString("utf8", at + 46, nameEnd);
    // Two files of one name: which one is read would depend on the reader.
    if (entries.has(name)) throw damagedArchive();
    entries.set(name, {
      name,
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      crc32: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return [...entries.values()];
}

function compressedBytes(bytes: Buffer, entry: ZipEntry): Buffer {
  const { at } = entry;
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localSignature) throw damagedArchive();
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + entry.compressedSize > bytes.length) throw damagedArchive();
  return bytes.subarray(start, start + entry.compressedSize);
}

/** The content in pieces, unpacked off the event loop. */
async function* pieces(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const compressed = compressedBytes(bytes, entry);
  if (entry.method === stored) {
    yield compressed;
    return;
  }
  if (entry.method !== deflated) throw damagedArchive();
  const inflate = createInflateRaw();
  inflate.end(compressed);
  try {
    yield* inflate;
  } catch {
    throw damagedArchive();
  }
}

/** How much may still be unpacked, in bytes, shared by all entries and nested archives. */
export interface Budget {
  left: number;
}

/**
 * Unpacks one entry within the budget.
 * @param keep whether to return the content; otherwise it is only counted, and nested archives are kept anyway
 * @throws CodedError `file_bomb` as soon as more comes out than the budget or the entry's own claim allows,
 *   `file_damaged` when the content is not what the archive says
 */
export async function unpackEntry(bytes: Buffer, entry: ZipEntry, budget: Budget, keep = false) {
  if (entry.encrypted) throw new CodedError("file_encrypted");
  if (entry.size > budget.left) throw bombError();
  const kept: Buffer[] = [];
  let size = 0;
  let checksum = 0;
  let nested = false;
  for await (const piece of pieces(bytes, entry)) {
    if (size === 0) nested = piece.length >= 4 && piece.readUInt32LE(0) === localSignature;
    size += piece.length;
    budget.left -= piece.length;
    if (size > entry.size || budget.left < 0) throw bombError();
    checksum = crc32(piece, checksum);
    if (keep || nested) kept.push(piece);
  }
  if (size !== entry.size || checksum !== entry.crc32) throw damagedArchive();
  return { content: Buffer.concat(kept), nested };
}

/**
 * Unpacks everything once, and archives inside it too, to know that the claims about sizes are true. Nothing
 * is kept but what is being looked at.
 * @throws CodedError `file_bomb`, `file_damaged` or `file_encrypted`
 */
export async function measureZip(
  bytes: Buffer,
  entries: ZipEntry[],
  budget: Budget,
  depth = 0,
): Promise<void> {
  if (depth > maxNesting) throw bombError();
  const claimed = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (claimed > budget.left) throw bombError();
  for (const entry of entries) {
    const { content, nested } = await unpackEntry(bytes, entry, budget);
    if (nested) await measureZip(content, listZip(content), budget, depth + 1);
  }
}

/**
 * The content of every entry by name, unpacked for real: the sizes that an archive states may be lies.
 * @param maxBytes what all of them may come to together
 * @throws CodedError `file_bomb`, `file_damaged` or `file_encrypted`
 */
export async function unpackZip(bytes: Buffer, maxBytes: number): Promise<Map<string, Buffer>> {
  const budget = { left: maxBytes };
  const parts = new Map<string, Buffer>();
  for (const entry of listZip(bytes)) {
    parts.set(entry.name, (await unpackEntry(bytes, entry, budget, true)).content);
  }
  return parts;
}
