import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { describeOnce } from "#server/testing/once.ts";
import { DatabaseDamaged, openEmbedded } from "./embedded.ts";
import { FolderRefused } from "./folder-lock.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "ushirika-data-folder-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const files = (folder: string) => globSync("**", { cwd: folder }).sort();

describeOnce("a data folder that is not as it should be", () => {
  it("is not written over where the database's version is missing", async () => {
    const folder = path.join(scratch, "no-version");
    mkdirSync(path.join(folder, "postgres", "base", "5"), { recursive: true });
    writeFileSync(path.join(folder, "postgres", "base", "5", "16384"), "what people entered");
    const before = files(path.join(folder, "postgres"));
    await expect(openEmbedded(folder)).rejects.toBeInstanceOf(DatabaseDamaged);
    await expect(openEmbedded(folder)).rejects.toThrow(/does not open.*\n.*restore the latest backup/);
    expect(files(path.join(folder, "postgres"))).toEqual(before);
  });

  it("is named where files of the database are damaged", async () => {
    const folder = path.join(scratch, "damaged");
    await (await openEmbedded(folder)).close();
    const copy = path.join(scratch, "copy");
    cpSync(folder, copy, { recursive: true });
    writeFileSync(path.join(copy, "postgres", "global", "pg_control"), Buffer.alloc(8192, 7));
    await expect(openEmbedded(copy)).rejects.toThrow(`The database in ${path.join(copy, "postgres")} does`);
  });

  it("is refused where it is a file", async () => {
    const file = path.join(scratch, "file");
    writeFileSync(file, "");
    await expect(openEmbedded(file)).rejects.toThrow(`${file} is no folder`);
    const folder = path.join(scratch, "of-file");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "postgres"), "");
    await expect(openEmbedded(folder)).rejects.toBeInstanceOf(DatabaseDamaged);
  });

  // Root may write everywhere.
  it.skipIf(process.getuid?.() === 0)("is refused where this user may not write to it", async () => {
    const folder = path.join(scratch, "read-only");
    mkdirSync(folder, { mode: 0o500 });
    await expect(openEmbedded(folder)).rejects.toBeInstanceOf(FolderRefused);
    chmodSync(folder, 0o700);
    expect(existsSync(path.join(folder, "postgres"))).toBe(false);
  });

  it("says which file to delete where the lock itself is damaged", async () => {
    const folder = path.join(scratch, "lock");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "lock"), Buffer.alloc(5000, 7));
    await expect(openEmbedded(folder)).rejects.toThrow(`${path.join(folder, "lock")} is damaged.`);
  });
});
