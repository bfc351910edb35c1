import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { takeFolder, takeFolderAhead } from "./data-folder.ts";
import { FolderInUse, FolderRefused, lockFolder } from "./folder-lock.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "ushirika-folder-test-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it("hands a folder that was taken ahead to who takes it, however it is named, and once", async () => {
  const folder = path.join(scratch, "ahead");
  takeFolderAhead(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  const taken = takeFolder(path.join(folder, "..", "ahead"), true);
  await taken.ready;
  expect(() => takeFolder(folder, true)).toThrow(FolderInUse);
  taken.release();
  takeFolder(folder, false).release();
});

it("says only to who takes a folder that it cannot be had", () => {
  const file = path.join(scratch, "file");
  writeFileSync(file, "");
  takeFolderAhead(file);
  expect(() => takeFolder(file, true)).toThrow(FolderRefused);

  const used = path.join(scratch, "used");
  const release = lockFolder(used);
  takeFolderAhead(used);
  expect(() => takeFolder(used, true)).toThrow(FolderInUse);
  release();
  expect(existsSync(path.join(used, "postgres.unpacking"))).toBe(false);
});
