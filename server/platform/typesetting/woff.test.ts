import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fonts } from "./look.ts";
import { unpackWoff } from "./woff.ts";

const files = [...new Set(Object.values(fonts).flatMap((cuts) => Object.values(cuts)))];

/** The sum of a table's 32-bit words, as the font's directory states it. */
function checksum(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

describe("a font of the documents", () => {
  it.each(files)("is unpacked with every table whole: %s", (file) => {
    const woff = readFileSync(file);
    const font = unpackWoff(woff);
    // What the file says of itself: the size of the font it holds.
    expect(font.length).toBe(woff.readUInt32BE(16));
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const [sum, offset, length] = [
        font.readUInt32BE(at + 4),
        font.readUInt32BE(at + 8),
        font.readUInt32BE(at + 12),
      ];
      return { tag: font.toString("latin1", at, at + 4), sum, bytes: font.subarray(offset, offset + length) };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(["cmap", "glyf", "head", "hmtx", "loca"]),
    );
    // The head's own sum leaves out a field that holds the sum of the whole font.
    const wrong = tables.filter(({ tag, sum, bytes }) => tag !== "head" && checksum(bytes) !== sum);
    expect(wrong.map(({ tag }) => tag)).toEqual([]);
  });

  it("is refused when it is something else", () => {
    expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("Not a WOFF file");
  });
});
