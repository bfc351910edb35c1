import { describe, expect, it } from "vitest";
import type { Quad } from "#server/platform/pictures/geometry.ts";
import { line } from "./lines.test-helper.ts";
import { pageOf, readInParts } from "./read-in-parts.ts";

/** Reads lines of a page, and remembers which. */
async function readOf(
  kind: "kra-pin" | "id-front" | "passport",
  page: readonly ReturnType<typeof line>[],
  { top = 0, height }: { top?: number; height: number },
) {
  const quads = page.map(
    ({ box: { x, y, width, height: high } }): Quad => [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + high },
      { x, y: y + high },
    ],
  );
  const read: string[] = [];
  const lines = await readInParts(kind, { quads, width: 1000, height, top }, async (some) =>
    some.flatMap((quad) => {
      const one = page[quads.indexOf(quad)];
      if (!one) return [];
      const text = one.characters.map((character) => character.text).join("");
      read.push(text);
      return [{ ...one, characters: [...one.characters], text, confidence: 0.98, inView: quad }];
    }),
  );
  return { read, lines };
}

const certificate = [
  line("KENYA REVENUE", 50, 20),
  line("PIN Certificate", 600, 20),
  line("For General Tax Questions Contact the Contact Centre of the Authority", 50, 60, 20),
  line("Certificate Date : 12/03/2015", 400, 100),
  line("Personal Identification Number", 50, 150),
  line("A012345678Z", 700, 150),
  line("Taxpayer Name", 50, 200),
  line("JUMA OTIENO", 500, 200),
  line("WAFULA", 500, 232),
  ...Array.from({ length: 20 }, (_, at) => line(`Building ${at}`, 50, 400 + 40 * at)),
];

describe("readInParts", () => {
  it("reads a certificate from its top, until all is there and what belongs to it", async () => {
    const { read } = await readOf("kra-pin", certificate, { height: 1400 });
    expect(read).toContain("WAFULA");
    expect(read.some((text) => text.startsWith("ForGeneral"))).toBe(false);
    expect(read.length).toBeLessThan(20);
  });

  it("reads no more where it is hard to tell whether there is a space in the name", async () => {
    const unsure = ({ characters, box }: (typeof certificate)[number]) => ({
      characters: characters.map((one) => ({ ...one, spaceBefore: one.spaceBefore / 15 })),
      box,
    });
    const page = certificate.map((one, at) => (at === 7 ? unsure(one) : one));
    expect((await readOf("kra-pin", page, { height: 1400 })).read.length).toBeLessThan(20);
  });

  it("reads all of a page on which something is missing", async () => {
    const page = certificate.filter(({ box }) => box.y !== 100);
    const { read } = await readOf("kra-pin", page, { height: 1400 });
    expect(read).toHaveLength(page.length);
  });

  it("reads the heading of a card only where something is missing", async () => {
    const heading = line("JAMHURI YA KENYA REPUBLIC OF KENYA", 100, 20);
    const card = [
      heading,
      line("SERIAL NUMBER: 234567891", 20, 200),
      line("ID NUMBER: 12345678", 520, 200),
      line("FULL NAMES: JUMA OTIENO", 20, 260),
      line("DATE OF BIRTH: 12.03.1980", 20, 320),
      line("SEX: MALE", 20, 380),
    ];
    expect((await readOf("id-front", card, { height: 600 })).read).toHaveLength(5);
    expect((await readOf("id-front", card.slice(0, 5), { height: 600 })).read).toHaveLength(5);
  });

  it("reads the headings of a passport only where something is missing, on the page that ends with its zone", async () => {
    const zone = [900, 960].map((y) => ({ box: { x: 50, y, width: 1000, height: 30 } }));
    const { top, height } = pageOf(zone);
    const headings = [
      line("JAMHURI YA KENYA REPUBLIC OF KENYA", 100, 260),
      line("PASIPOTI PASSPORT PASSEPORT", 100, 300),
    ];
    const page = [
      ...headings,
      line("Passport No.", 600, 340),
      line("AK1234567", 600, 380),
      line("Surname", 100, 430),
      line("OTIENO", 100, 470),
      line("Given names", 100, 510),
      line("JUMA", 100, 550),
      line("Date of birth", 100, 590),
      line("12.03.1980", 100, 630),
      line("Date of issue", 100, 670),
      line("14.06.2019", 100, 710),
      line("Date of expiry", 100, 750),
      line("14.06.2029", 100, 790),
    ];
    const at = { top: top ?? 0, height };
    expect((await readOf("passport", page, at)).read).toHaveLength(page.length - headings.length);
    expect((await readOf("passport", page.slice(0, -2), at)).read).toHaveLength(page.length - 2);
  });
});
