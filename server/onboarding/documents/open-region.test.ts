import { describe, expect, it } from "vitest";
import type { IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { loadModels } from "#server/platform/ocr/models.ts";
import { decodePicture } from "#server/platform/pictures/decode-picture.ts";
import { entriesOf } from "../../../bench/documents/catalogue.ts";
import { makeDocument } from "../../../bench/documents/make-document.ts";
import { openRegions } from "./open-region.ts";

/** The first place of a drawn document that is opened, and how many were looked at until then. */
async function firstOf(name: string, kind: IdentityDocumentKind) {
  const entry = entriesOf("further", "kapenguria").find(({ id }) => id.endsWith(name));
  if (!entry) throw new Error(`there is a ${name}`);
  const { bytes } = await makeDocument(entry);
  const { pixels } = await decodePicture(bytes, { maxSide: 2400 });
  let looked = 0;
  for await (const opened of openRegions(await loadModels(), pixels, kind, () => looked++))
    return { ...opened, looked };
  throw new Error("there is text");
}

describe("where a document is read first", () => {
  it("is the upper part of a certificate, not the table on it, whose edges are clearer than the sheet's", async () => {
    const { part, region, looked } = await firstOf("kra-pin-13", "kra-pin");
    expect({ part, edged: region.edged, looked }).toEqual({ part: true, edged: false, looked: 2 });
  });

  it("is not the page above that of a passport's zone", async () => {
    const { lines, looked } = await firstOf("passport-02", "passport");
    expect(looked).toBe(1);
    expect(lines.filter(({ text }) => text.includes("<<<")).length).toBeGreaterThan(0);
  });
});
