import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cacheKey, createDiskCache } from "./disk-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ushirika-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (length: number) => Buffer.alloc(length, 7);

it("keeps what it is given, also for the next start", async () => {
  const cache = createDiskCache(path.join(folder, "made", "later"), 1000);
  expect(await cache.get("a")).toBeNull();
  await cache.put("a", bytes(10));
  expect(await cache.get("a")).toEqual(bytes(10));
  expect(await createDiskCache(path.join(folder, "made", "later"), 1000).get("a")).toEqual(bytes(10));
});

it("lets the oldest go when it grows too large, and leaves no unfinished file", async () => {
  const cache = createDiskCache(folder, 25);
  for (const key of ["a", "b", "c"]) await cache.put(key, bytes(10));
  expect(readdirSync(folder).sort()).toEqual(["b", "c"]);
  await cache.put("b", bytes(12));
  await cache.put("d", bytes(10));
  expect(readdirSync(folder).sort()).toEqual(["b", "d"]);
});

it("does without a folder that cannot be written", async () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "in the way");
  const cache = createDiskCache(path.join(file, "below"), 1000);
  await cache.put("a", bytes(1));
  expect(await cache.get("a")).toBeNull();
});

it("makes a key of the parts and where they part", () => {
  expect(cacheKey("ab", "c")).not.toBe(cacheKey("a", "bc"));
  expect(cacheKey("a", "b")).toBe(cacheKey("a", "b"));
  expect(cacheKey("../a")).toMatch(/^[0-9a-f]{32}$/);
});
