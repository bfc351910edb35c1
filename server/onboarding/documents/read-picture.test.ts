import { afterEach, describe, expect, it, vi } from "vitest";
import { loadModels } from "#server/platform/ocr/models.ts";
import { decodePicture } from "#server/platform/pictures/decode-picture.ts";
import { entriesOf } from "../../../bench/documents/catalogue.ts";
import { makeDocument } from "../../../bench/documents/make-document.ts";
import { readPicture } from "./read-picture.ts";

afterEach(() => vi.restoreAllMocks());

/** How many views of a drawn document lines are looked for in, and which fields are found. */
async function looksAt(name: string) {
  const entry = entriesOf("further", "sultan").find(({ id }) => id.endsWith(name));
  if (!entry) throw new Error(`there is a ${name}`);
  const { bytes, truth } = await makeDocument(entry);
  const models = await loadModels();
  const run = vi.spyOn(models, "run");
  const { fields } = await readPicture(await decodePicture(bytes, { maxSide: 2400 }), truth.kind, () => {});
  const views = run.mock.calls.filter(([session]) => session === models.detection).length;
  return { views, found: Object.keys(fields) };
}

describe("reading a picture", () => {
  it("looks no further than the upper part of a blurred certificate that names its number and holder", async () => {
    const { views, found } = await looksAt("kra-pin-06");
    expect(found).toEqual(expect.arrayContaining(["kraPin", "fullName"]));
    // All of the picture, and the upper part of the sheet.
    expect(views).toBe(2);
  });

  it("reads no third place where two say the same of a card on which glare hides the date of birth", async () => {
    const { views, found } = await looksAt("old-front-07");
    expect(found).toEqual(
      expect.arrayContaining(["idNumber", "serialNumber", "fullName", "sex", "district"]),
    );
    expect(found).not.toContain("dateOfBirth");
    // All of the picture, and two places.
    expect(views).toBe(3);
  });
});
