import { describe, expect, it } from "vitest";
import { zip } from "./fixtures/build.ts";
import { unpackZip } from "./zip.ts";

const maxBytes = 64 * 1024 * 1024;
const unpack = (bytes: Buffer) => unpackZip(bytes, maxBytes);
const one = zip([{ name: "a", content: "x".repeat(500) }]);

/** The archive with another compression method in its directory. */
function withMethod(bytes: Buffer, method: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt16LE(method, bytes.lastIndexOf("PK\x01\x02", undefined, "latin1") + 10);
  return changed;
}

describe("unpackZip", () => {
  it("unpacks deflated and stored entries", async () => {
    const parts = await unpack(
      zip([
        { name: "a.xml", content: "<a/>" },
        { name: "b.xml", content: "<b/>", stored: true },
      ]),
    );
    expect([...parts].map(([name, part]) => [name, part.toString()])).toEqual([
      ["a.xml", "<a/>"],
      ["b.xml", "<b/>"],
    ]);
  });

  it("refuses an archive that unpacks to far more than its size, whatever it says", async () => {
    for (const claimedSize of [1, 80 * 1024 * 1024]) {
      const bomb = zip([{ name: "word/document.xml", content: Buffer.alloc(80 * 1024 * 1024), claimedSize }]);
      expect(bomb.byteLength).toBeLessThan(200_000);
      await expect(unpack(bomb)).rejects.toMatchObject({ code: "file_bomb" });
    }
  });

  it("refuses many entries that are too large together", async () => {
    const content = Buffer.alloc(8 * 1024 * 1024);
    const bomb = zip(Array.from({ length: 10 }, (_, index) => ({ name: `${index}`, content })));
    await expect(unpack(bomb)).rejects.toMatchObject({ code: "file_bomb" });
  });

  it("refuses encrypted entries", async () => {
    const locked = zip([{ name: "a", content: "x", encrypted: true }]);
    await expect(unpack(locked)).rejects.toMatchObject({ code: "file_encrypted" });
  });

  it.each([
    ["something else", Buffer.from("hello")],
    ["a truncated archive", one.subarray(0, -30)],
    ["an unknown compression", withMethod(one, 99)],
  ])("calls %s damaged", async (_, bytes) => {
    await expect(unpack(bytes)).rejects.toMatchObject({ code: "file_damaged" });
  });
});
