import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDiskCache } from "#server/platform/cache/disk-cache.ts";
import { createResourceLibrary, type ResourceLibrary } from "./resource-library.ts";

const brand = { product: "Pamoja", phone: "+254 700 000 001", email: "a@b.example", address: "Moi Avenue" };
const id = "loan-amortisation-schedule";

let folder: string;
const libraries: ResourceLibrary[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ushirika-library-"));
});
afterAll(async () => {
  await Promise.all(libraries.map((library) => library.close()));
  rmSync(folder, { recursive: true, force: true });
});

function start(ofBrand = brand): ResourceLibrary {
  const library = createResourceLibrary(ofBrand, createDiskCache(folder, 50_000_000));
  libraries.push(library);
  return library;
}

it("takes from disk what an earlier start has typeset, and sets it anew for another brand", async () => {
  const first = start();
  const typeset = await first.get(id);
  expect(first.sizeOf(id)).toBe(typeset.bytes.byteLength);
  expect(typeset.preview).not.toBeNull();
  const [file = ""] = readdirSync(folder);

  const again = await start().get(id);
  expect(Buffer.from(again.bytes)).toEqual(Buffer.from(typeset.bytes));
  expect(again.preview).toEqual(typeset.preview);
  expect(readdirSync(folder)).toEqual([file]);

  await start({ ...brand, product: "Umoja" }).get(id);
  expect(readdirSync(folder)).toHaveLength(2);
});

it("typesets anew what cannot be read back", async () => {
  const typeset = await start().get(id);
  for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), "half a fi");
  expect(Buffer.from((await start().get(id)).bytes)).toEqual(Buffer.from(typeset.bytes));
});
