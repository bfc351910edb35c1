import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { unpackZip } from "./zip.ts";

interface Entry {
  name: string;
  content: Buffer;
  flags?: number;
  method?: number;
}

/** A ZIP archive after APPNOTE.TXT, small and without its optional parts. */
function zipOf(entries: Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0, method = 8 } of entries) {
    const data = method === 8 ? deflateRawSync(content) : content;
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const central = Buffer.alloc(46 + name.length);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc32(content), 16);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(1, 24); // A lie about the unpacked size.
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    central.write(name, 46);
    locals.push(local, data);
    centrals.push(central);
    offset += local.length + data.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

const text = (content: string) => Buffer.from(content);

describe("unpackZip", () => {
  it("unpacks deflated and stored entries", async () => {
    const parts = await unpackZip(
      zipOf([
        { name: "a.xml", content: text("<a/>") },
        { name: "b.xml", content: text("<b/>"), method: 0 },
      ]),
    );
    expect([...parts].map(([name, part]) => [name, part.toString()])).toEqual([
      ["a.xml", "<a/>"],
      ["b.xml", "<b/>"],
    ]);
  });

  it("refuses an archive that unpacks to far more than its size, whatever it says", async () => {
    const bomb = zipOf([{ name: "word/document.xml", content: Buffer.alloc(80 * 1024 * 1024) }]);
    expect(bomb.byteLength).toBeLessThan(200_000);
    await expect(unpackZip(bomb)).rejects.toMatchObject({ code: "file_bomb" });
  });

  it("refuses many entries that are too large together", async () => {
    const part = Buffer.alloc(8 * 1024 * 1024);
    const bomb = zipOf(Array.from({ length: 10 }, (_, index) => ({ name: `${index}`, content: part })));
    await expect(unpackZip(bomb)).rejects.toMatchObject({ code: "file_bomb" });
  });

  it("refuses encrypted entries", async () => {
    const zip = zipOf([{ name: "a", content: text("x"), flags: 1 }]);
    await expect(unpackZip(zip)).rejects.toMatchObject({ code: "file_encrypted" });
  });

  it.each([
    ["something else", new Uint8Array(text("hello"))],
    ["a truncated archive", zipOf([{ name: "a", content: text("x".repeat(500)) }]).slice(0, -30)],
    ["an unknown compression", zipOf([{ name: "a", content: text("x"), method: 99 }])],
  ])("calls %s damaged", async (_, bytes) => {
    await expect(unpackZip(bytes)).rejects.toMatchObject({ code: "file_damaged" });
  });
});
