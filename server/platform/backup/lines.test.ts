import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type BackupLine, readBackup, writeBackup } from "./lines.ts";

const work = mkdtempSync(path.join(tmpdir(), "ushirika-lines-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const archive = path.join(work, "a.backup");
const key = "a key that is in no backup";

/** Some megabytes that do not compress, so that they fill many frames. */
const lines: BackupLine[] = Array.from({ length: 60 }, (_, index) => ({
  piece: Buffer.from(
    Float64Array.from({ length: 6000 }, (_, at) => Math.sin(index * 6000 + at)).buffer,
  ).toString("base64"),
}));

const write = (to: string, given = lines) =>
  writeBackup(to, key, async (one) => {
    for (const line of given) await one(line);
    return given.length;
  });

const read = async (file: string, with_ = key) => {
  const found: BackupLine[] = [];
  for await (const line of readBackup(file, with_)) found.push(line);
  return found;
};

/** What is read of an archive of which some bytes were changed. */
function readChanged(change: (bytes: Buffer) => Buffer) {
  const file = path.join(work, "changed.backup");
  writeFileSync(file, change(readFileSync(archive)));
  return read(file);
}

describe("the lines of a backup", () => {
  it("come back as they went in, and nothing of them is readable in the archive", async () => {
    expect(await write(archive, [...lines, { table: "public.member", columns: ["id"] }])).toBe(61);
    expect(await read(archive)).toEqual([...lines, { table: "public.member", columns: ["id"] }]);
    expect(readFileSync(archive).includes("member")).toBe(false);
  });

  it("do not open with another key", async () => {
    await expect(read(archive, "another key, long enough")).rejects.toThrow("BACKUP_KEY is not the key");
  });

  it("do not open where something was cut off, changed or exchanged", async () => {
    const frame = 4 + 64 * 1024 + 16;
    const begin = "USHIRIKA BACKUP 1\n".length + 16;
    await expect(readChanged((bytes) => bytes.subarray(0, -9))).rejects.toThrow(/cut off/);
    await expect(readChanged((bytes) => bytes.subarray(0, begin + frame))).rejects.toThrow(/cut off/);
    await expect(
      readChanged((bytes) => bytes.fill(0, begin + frame + 500, begin + frame + 501)),
    ).rejects.toThrow("It was changed");
    const exchanged = (bytes: Buffer) =>
      Buffer.concat([
        bytes.subarray(0, begin),
        bytes.subarray(begin + frame, begin + 2 * frame),
        bytes.subarray(begin, begin + frame),
        bytes.subarray(begin + 2 * frame),
      ]);
    await expect(readChanged(exchanged)).rejects.toThrow(/changed/);
  });

  it("leave no half archive where one of them fails, and none where another lies", async () => {
    const failing = writeBackup(path.join(work, "half.backup"), key, async (one) => {
      await one(lines[0] ?? { piece: "" });
      throw new Error("the database is away");
    });
    await expect(failing).rejects.toThrow("the database is away");
    await expect(write(path.join(work, "no", "folder.backup"))).rejects.toThrow("ENOENT");
    expect(readdirSync(work).toSorted()).toEqual(["a.backup", "changed.backup"]);
  });
});
