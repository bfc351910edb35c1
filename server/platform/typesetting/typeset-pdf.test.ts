import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Brand } from "#contract/site/settings.ts";
import { readTags } from "#server/testing/pdf-structure.ts";
import { productImprint } from "./imprint.ts";
import { heading, paragraph, table } from "./model.ts";
import { typesetPdf } from "./typeset-pdf.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** pdf.js: the operation that draws letters. */
const showText = 44;

const brand = {
  product: "Tom & <Sons>",
  phone: "+254 700 111 222",
  email: "team@tom.example",
  address: "Moi Avenue, Mombasa",
};
const imprint = productImprint(brand as Brand);
const titlePage = {
  title: 'Loans & "shares"',
  description: "1 < 2 & so on.",
  group: "Guides",
  edition: "Edition 1",
};
/** The stretches of text in which a letter is drawn as a font's first glyph: the empty box of a font that lacks it. */
async function emptyBoxes(pdf: Pdf): Promise<string[]> {
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== showText) continue;
      const [glyphs] = argsArray[at] as [({ unicode: string; originalCharCode: number } | number)[]];
      const drawn = glyphs.filter((glyph) => typeof glyph === "object");
      if (drawn.some(({ originalCharCode }) => originalCharCode === 0))
        found.push(drawn.map(({ unicode }) => unicode).join(""));
    }
  }
  return found;
}

const rows = Array.from({ length: 60 }, (_, row) => [`Row ${row}`, `${row}`]);
const document = {
  titlePage,
  blocks: [paragraph("The table:"), table(["Name|3", "Amount|1|#"], rows)],
  closing: { title: "Sources", paragraphs: ["An Act"] },
  date: new Date(0),
};

describe("a PDF for people who listen to it", () => {
  it("has a table's head once, though it is on every page of the table", async () => {
    const pdf = await getDocumentProxy(await typesetPdf(document, imprint));
    expect(pdf.numPages).toBeGreaterThan(1);
    const read = await readTags(pdf);
    expect(read.filter(([kind]) => kind === "TH").map(([, text]) => text)).toEqual(["Name", "Amount"]);
    expect(read.filter(([kind]) => kind === "TD")).toHaveLength(120);
    const { items } = await (await pdf.getPage(2)).getTextContent();
    expect(items.some((item) => "str" in item && item.str.includes("Amount"))).toBe(true);
  });

  it("is set in letters that its fonts have, also those of Kikuyu and Kamba", async () => {
    const name = "Wanjikũ Gĩthũnguri";
    const bytes = await typesetPdf(
      {
        ...document,
        titlePage: { ...titlePage, title: name },
        blocks: [
          heading("Mwĩtĩo"),
          paragraph(`Of **Mũthoni**, that is ${name.normalize("NFD")}`),
          table(["Name"], [[name]]),
        ],
      },
      imprint,
    );
    const pdf = await getDocumentProxy(bytes);
    const read = (await readTags(pdf)).map(([, text]) => text);
    expect(read).toEqual(
      expect.arrayContaining(["WanjikũGĩthũnguri", "Mwĩtĩo", "OfMũthoni,thatisWanjikũGĩthũnguri"]),
    );
    expect(await emptyBoxes(pdf)).toEqual([]);
    const [bookmark] = await pdf.getOutline();
    expect(bookmark?.title).toBe("Mwĩtĩo");
  });

  it("is described in sound XML, whatever the brand and the title are called", async () => {
    const bytes = Buffer.from(await typesetPdf(document, imprint)).toString("utf8");
    const xmp = bytes.slice(bytes.indexOf("<x:xmpmeta"), bytes.indexOf("</x:xmpmeta>"));
    expect(xmp).toContain("Tom &amp; &lt;Sons&gt;");
    expect(xmp).toContain('Loans &amp; "shares"');
    expect(xmp).not.toMatch(/&(?!amp;|lt;|gt;)/);
    const pdf = await getDocumentProxy(await typesetPdf(document, imprint));
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: titlePage.title, Author: brand.product });
  });
});
