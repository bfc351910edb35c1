import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import {
  AlignmentType,
  Document,
  Header,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import { describe, expect, it } from "vitest";
import { fixture } from "#server/platform/files/fixtures/build.ts";
import { linesOf, plainText } from "./document-text.ts";
import { extractDocument } from "./extract-document.ts";

interface PdfMake {
  setFonts(fonts: object): void;
  setLocalAccessPolicy(allow: () => boolean): void;
  setUrlAccessPolicy(allow: () => boolean): void;
  createPdf(definition: object): { getBuffer(): Promise<Buffer> };
}

const pdfmake: PdfMake = createRequire(import.meta.url)("pdfmake");
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setFonts({
  Helvetica: { normal: "Helvetica", bold: "Helvetica-Bold" },
  Courier: { normal: "Courier" },
});

const pdfOf = async (content: unknown, more: object = {}) =>
  new Uint8Array(
    await pdfmake
      .createPdf({ content: structuredClone(content), defaultStyle: { font: "Helvetica" }, ...more })
      .getBuffer(),
  );
const docxOf = async (children: (Paragraph | Table)[], header?: Header) =>
  new Uint8Array(
    await Packer.toBuffer(
      new Document({ sections: [{ children, ...(header ? { headers: { default: header } } : {}) }] }),
    ),
  );
const paragraph = (text: string) => new Paragraph({ children: [new TextRun(text)] });
const tableOf = (rows: string[][]) =>
  new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((cell) => new TableCell({ children: [paragraph(cell)] })) }),
    ),
  });

describe("PDF", () => {
  it("gives lines with place, size and face", async () => {
    const bytes = await pdfOf([{ text: "Jane Auma", fontSize: 20, bold: true }, "Nairobi"]);
    const [name, place] = linesOf(await extractDocument(bytes, "pdf"));
    expect(name).toMatchObject({ text: "Jane Auma", size: 20, bold: true });
    expect(place).toMatchObject({ text: "Nairobi", size: 12, bold: false });
    expect(place?.y).toBeGreaterThan(name?.y ?? 0);
  });

  it("leaves out the glyphs of icon fonts, whose letters mean nothing", async () => {
    const bytes = await pdfOf([{ text: [{ text: "z ", font: "Courier" }, "July 2012 - Ongoing"] }]);
    const named = Buffer.from(bytes).toString("latin1").replace("/BaseFont /Courier", "/BaseFont /MyIcons");
    const text = plainText(await extractDocument(new Uint8Array(Buffer.from(named, "latin1")), "pdf"));
    expect(text).toBe("July 2012 - Ongoing");
  });

  it("keeps a date at the right margin in the line it is in", async () => {
    const row = (left: string, right: string) => ({ columns: [left, { text: right, alignment: "right" }] });
    const bytes = await pdfOf([
      row("Accountant", "2019"),
      row("Teller", "2015"),
      row("Clerk", "2012"),
      row("Intern", "2011"),
    ]);
    const document = await extractDocument(bytes, "pdf");
    expect(plainText(document)).toBe("Accountant\t2019\nTeller\t2015\nClerk\t2012\nIntern\t2011");
    expect(document.flags.twoColumns).toBe(false);
  });

  it("reads a sidebar before the text beside it", async () => {
    const side = ["Contact", "one", "two", "Skills", "three"];
    const main = ["Experience", "four", "five", "Education", "six", "seven"];
    const bytes = await pdfOf({ columns: [{ stack: side, width: 120 }, { stack: main }] });
    const isHeading = (text: string) => ["Contact", "Skills", "Experience", "Education"].includes(text);
    const document = await extractDocument(bytes, "pdf", { isHeading });
    expect(linesOf(document).map((line) => line.text)).toEqual([...side, ...main]);
    expect(document.flags.twoColumns).toBe(true);
  });

  it("joins the wrapped cells of a table", async () => {
    const body = [
      ["Year", "School", "Award"],
      ["2010", "A school with a name that is far too long for the narrow column it has", "Certificate"],
      ["2012", "Another one", "Diploma"],
    ];
    const document = await extractDocument(await pdfOf({ table: { widths: [80, 120, 120], body } }), "pdf");
    expect(linesOf(document).map((line) => line.text)).toEqual(body.map((row) => row.join("\t")));
    expect(document.pages[0]?.blocks[0]?.kind).toBe("table");
  });

  it("takes repeated headers and page numbers out, but for the first", async () => {
    const bytes = await pdfOf([{ text: "first page", pageBreak: "after" }, "second page"], {
      header: { text: "Jane Auma, CV", margin: [40, 20] },
      footer: (page: number) => ({ text: `Page ${page} of 2`, margin: [40, 10] }),
    });
    const text = plainText(await extractDocument(bytes, "pdf"));
    expect(text.match(/Jane Auma/g)).toHaveLength(1);
    expect(text).not.toContain("Page");
  });

  it("joins letters set apart", async () => {
    const bytes = await pdfOf([{ text: "EDUCATION", characterSpacing: 5 }]);
    expect(plainText(await extractDocument(bytes, "pdf"))).toBe("EDUCATION");
  });

  it("recognises a page without characters", async () => {
    const bytes = await pdfOf([{ canvas: [{ type: "rect", x: 0, y: 0, w: 100, h: 100, color: "gray" }] }]);
    expect((await extractDocument(bytes, "pdf")).flags.scan).toBe(true);
  });

  it("takes an empty page for what it is, not for a picture to recognise", async () => {
    const bytes = await readFile(new URL("../../../e2e/fixtures/faith-chebet-koech.pdf", import.meta.url));
    const { flags, pages } = await extractDocument(new Uint8Array(bytes), "pdf");
    expect(pages[0]?.blocks).toEqual([]);
    expect(flags.scan).toBe(false);
  });

  it("reports links that no text shows", async () => {
    const bytes = await pdfOf([{ text: "Email", link: "mailto:jane@barua.example" }]);
    expect((await extractDocument(bytes, "pdf")).links).toContain("mailto:jane@barua.example");
  });

  it("refuses a file with a password", async () => {
    const bytes = await pdfOf(["secret"], { userPassword: "siri" });
    await expect(extractDocument(bytes, "pdf")).rejects.toMatchObject({ code: "file_encrypted" });
  });

  it("refuses what is no PDF, and nothing at all", async () => {
    await expect(
      extractDocument(new Uint8Array(Buffer.from("%PDF-1.7 broken")), "pdf"),
    ).rejects.toMatchObject({
      code: "file_damaged",
    });
    await expect(extractDocument(new Uint8Array(), "pdf")).rejects.toMatchObject({ code: "file_empty" });
  });
});

describe("DOCX", () => {
  it("keeps tabs, lists, bold text and page headers", async () => {
    const bytes = await docxOf(
      [
        new Paragraph({ children: [new TextRun({ text: "Teller\t2019", bold: true })] }),
        new Paragraph({ text: "Balanced the till", bullet: { level: 0 } }),
        new Paragraph({ text: "centred", alignment: AlignmentType.CENTER }),
      ],
      new Header({ children: [paragraph("0712 345 678")] }),
    );
    const document = await extractDocument(bytes, "docx");
    expect(plainText(document)).toBe("0712 345 678\n\nTeller\t2019\nBalanced the till\ncentred");
    const lines = linesOf(document);
    expect(lines[1]?.bold).toBe(true);
    expect(lines[2]?.bullet).toBe(true);
    expect(document.pages[0]?.blocks[0]?.kind).toBe("header");
  });

  it("reads the rows of a data table as lines of cells", async () => {
    const rows = [
      ["Year", "School", "Award"],
      ["2010", "", "KCSE"],
    ];
    const lines = linesOf(await extractDocument(await docxOf([tableOf(rows)]), "docx"));
    expect(lines.map((line) => line.segments.map((segment) => [segment.column, segment.text]))).toEqual([
      [
        [0, "Year"],
        [1, "School"],
        [2, "Award"],
      ],
      [
        [0, "2010"],
        [2, "KCSE"],
      ],
    ]);
  });

  it("reads a table that only makes columns one cell after the other", async () => {
    const cell = (texts: string[]) => new TableCell({ children: texts.map(paragraph) });
    const side = ["Contact", "one", "two", "three", "Skills", "four"];
    const main = ["Experience", "five", "six", "Education", "seven"];
    const bytes = await docxOf([new Table({ rows: [new TableRow({ children: [cell(side), cell(main)] })] })]);
    const isHeading = (text: string) => /^[A-Z]/.test(text);
    const document = await extractDocument(bytes, "docx", { isHeading });
    expect(linesOf(document).map((line) => line.text)).toEqual([...side, ...main]);
  });

  it("refuses an empty document, a protected one and a damaged one", async () => {
    await expect(extractDocument(await docxOf([new Paragraph({})]), "docx")).rejects.toMatchObject({
      code: "file_empty",
    });
    await expect(extractDocument(fixture("locked.docx"), "docx")).rejects.toMatchObject({
      code: "file_encrypted",
    });
    const broken = (await docxOf([paragraph("text")])).slice(0, 900);
    await expect(extractDocument(broken, "docx")).rejects.toMatchObject({ code: "file_damaged" });
  });
});

describe("DOC", () => {
  it("refuses a protected document and a damaged one", async () => {
    const file = Buffer.alloc(2048);
    file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    await expect(extractDocument(new Uint8Array(file), "doc")).rejects.toMatchObject({
      code: "file_damaged",
    });
    await expect(extractDocument(fixture("locked.doc"), "doc")).rejects.toMatchObject({
      code: "file_encrypted",
    });
  });

  it("reads a DOCX that was named .doc", async () => {
    const bytes = await docxOf([paragraph("Jane Auma")]);
    expect(plainText(await extractDocument(bytes, "doc"))).toBe("Jane Auma");
  });
});
