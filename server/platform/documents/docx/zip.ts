import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { CodedError } from "#contract/core/errors.ts";

const inflate = promisify(inflateRaw);

/** What a DOCX may unpack to: all entries together, and how many of them. Real CVs stay far below. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const maxEntries = 2_000;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

interface ZipEntry {
  name: string;
  method: number;
  compressedSize: number;
  offset: number;
}

/**
 * The entries of a ZIP archive, unpacked for real: the sizes an archive states about itself may be lies.
 * Layout after PKWARE's APPNOTE.TXT, 4.3.
 * @throws CodedError `file_damaged` when it is no readable archive, `file_encrypted` for encrypted entries,
 * `file_bomb` when it unpacks to more than a document can reasonably hold.
 */
export async function unpackZip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, Buffer>();
  let budget = maxUnpackedBytes;
  for (const entry of directory(buffer)) {
    const part = await unpackEntry(buffer, entry, budget);
    budget -= part.length;
    if (budget <= 0) throw new CodedError("file_bomb");
    parts.set(entry.name, part);
  }
  return parts;
}

function directory(buffer: Buffer): ZipEntry[] {
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > buffer.length || buffer.readUInt32LE(end) !== endOfDirectory) {
    throw new CodedError("file_damaged");
  }
  const count = buffer.readUInt16LE(end + 10);
  if (count > maxEntries) throw new CodedError("file_bomb");
  const entries: ZipEntry[] = [];
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== centralHeader) {
      throw new CodedError("file_damaged");
    }
    if (buffer.readUInt16LE(at + 8) & 1) throw new CodedError("file_encrypted");
    const nameLength = buffer.readUInt16LE(at + 28);
    entries.push({
      name: buffer.toString("utf8", at + 46, at + 46 + nameLength),
      method: buffer.readUInt16LE(at + 10),
      compressedSize: buffer.readUInt32LE(at + 20),
      offset: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

async function unpackEntry(buffer: Buffer, entry: ZipEntry, budget: number): Promise<Buffer> {
  const { offset, compressedSize, method } = entry;
  if (offset + 30 > buffer.length || buffer.readUInt32LE(offset) !== localHeader) {
    throw new CodedError("file_damaged");
  }
  const start = offset + 30 + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
  const data = buffer.subarray(start, start + compressedSize);
  if (method === 0) return data;
  if (method !== 8) throw new CodedError("file_damaged");
  try {
    return await inflate(data, { maxOutputLength: budget });
  } catch (error) {
    const tooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new CodedError(tooLarge ? "file_bomb" : "file_damaged");
  }
}
