import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDiskCache } from "#server/platform/cache/disk-cache.ts";
import { createPictures, type Pictures } from "./pictures.ts";

let folder: string;
let pictures: Pictures;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ushirika-pictures-"));
  pictures = createPictures(createDiskCache(folder, 10_000_000));
});
afterEach(async () => {
  await pictures.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Width and height as the header of a PNG states them. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG");
  return [view.getUint32(16), view.getUint32(20)];
}

const teller = {
  product: "Ushirika",
  eyebrow: "Umoja SACCO",
  title: "Teller",
  text: "",
  facts: ["Nakuru", "KSh 35,000 - 45,000"],
};

it("draws a card once, however often it is asked for", async () => {
  const [first, second] = await Promise.all([pictures.card(teller).bytes(), pictures.card(teller).bytes()]);
  expect(sizeOf(first)).toEqual([1200, 630]);
  expect(second).toBe(first);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(Buffer.from(await pictures.card(teller).bytes())).toEqual(Buffer.from(first));
});

it("recognises another card by its tag before it is drawn", () => {
  const tag = pictures.card(teller).etag;
  expect(pictures.card({ ...teller }).etag).toBe(tag);
  expect(pictures.card({ ...teller, title: "Head Teller" }).etag).not.toBe(tag);
});

it.each(["W".repeat(400), "", "ö\u0301 \u202E עברית", "a b ".repeat(200)])(
  "draws the title %j",
  async (title) => {
    expect(sizeOf(await pictures.card({ ...teller, title, text: title, facts: [title] }).bytes())).toEqual([
      1200, 630,
    ]);
  },
);

it("draws the logo", async () => {
  expect(sizeOf(await pictures.logo().bytes())).toEqual([512, 512]);
});
