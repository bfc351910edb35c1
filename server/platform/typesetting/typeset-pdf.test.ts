import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { readTags } from "#server/testing/pdf-structure.ts";
import { paragraph, table } from "./model.ts";
import { typesetPdf } from "./typeset-pdf.ts";

const brand = {
  product: "Tom & <Sons>",
  phone: "+254 700 111 222",
  email: "team@tom.example",
  address: "Moi Avenue, Mombasa",
};
const titlePage = {
  title: 'Loans & "shares"',
  description: "1 < 2 & so on.",
  group: "Guides",
  edition: "Edition 1",
};
const rows = Array.from({ length: 60 }, (_, row) => [`Row ${row}`, `${row}`]);
const document = {
  titlePage,
  blocks: [paragraph("The table:"), table(["Name|3", "Amount|1|#"], rows)],
  closing: { title: "Sources", paragraphs: ["An Act"] },
  date: new Date(0),
};

describe("a PDF for people who listen to it", () => {
  it("has a table's head once, though it is on every page of the table", async () => {
    const pdf = await getDocumentProxy(await typesetPdf(document, brand));
    expect(pdf.numPages).toBeGreaterThan(1);
    const read = await readTags(pdf);
    expect(read.filter(([kind]) => kind === "TH").map(([, text]) => text)).toEqual(["Name", "Amount"]);
    expect(read.filter(([kind]) => kind === "TD")).toHaveLength(120);
    const { items } = await (await pdf.getPage(2)).getTextContent();
    expect(items.some((item) => "str" in item && item.str.includes("Amount"))).toBe(true);
  });

  it("is described in sound XML, whatever the brand and the title are called", async () => {
    const bytes = Buffer.from(await typesetPdf(document, brand)).toString("utf8");
    const xmp = bytes.slice(bytes.indexOf("<x:xmpmeta"), bytes.indexOf("</x:xmpmeta>"));
    expect(xmp).toContain("Tom &amp; &lt;Sons&gt;");
    expect(xmp).toContain('Loans &amp; "shares"');
    expect(xmp).not.toMatch(/&(?!amp;|lt;|gt;)/);
    const pdf = await getDocumentProxy(await typesetPdf(document, brand));
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: titlePage.title, Author: brand.product });
  });
});
