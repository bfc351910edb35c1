import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;
const sfntHeaderLength = 12;
const sfntEntryLength = 16;

const padded = (length: number) => (length + 3) & ~3;

/**
 * The font that a WOFF file holds, unpacked (W3C WOFF 1.0, sections 3 to 5). The library reads WOFF too, but unpacks
 * it in JavaScript and anew for every document, which is half of its time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerLength + index * entryLength;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const head = sfntHeaderLength + count * sfntEntryLength;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const selector = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** selector * sfntEntryLength, 6);
  font.writeUInt16BE(selector, 8);
  font.writeUInt16BE((count - 2 ** selector) * sfntEntryLength, 10);
  tables.reduce((offset, { tag, checksum, bytes }, index) => {
    const at = sfntHeaderLength + index * sfntEntryLength;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(bytes.length, at + 12);
    bytes.copy(font, offset);
    return offset + padded(bytes.length);
  }, head);
  return font;
}

const unpacked = new Map<string, Buffer>();

/** The font of a WOFF file; each is unpacked once a process. */
export function fontOf(file: string): Buffer {
  const font = unpacked.get(file) ?? unpackWoff(readFileSync(file));
  unpacked.set(file, font);
  return font;
}
