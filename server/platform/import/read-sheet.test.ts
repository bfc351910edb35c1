import { describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { maxImportColumns, maxImportRows } from "#contract/core/import.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { toSheet } from "./sheet.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const sheetOf = (text: string) => toSheet(readCsv(utf8(text)));
const twoRows = {
  headings: ["Name", "Town"],
  rows: [
    { row: 2, cells: ["Ng'ang'a, Peter", "Nyeri"] },
    { row: 3, cells: ["Wanjiku", "Thika"] },
  ],
};

describe("a CSV file", () => {
  it.each([
    ["commas", "Name,Town\n\"Ng'ang'a, Peter\",Nyeri\nWanjiku,Thika\n"],
    ["semicolons", "Name;Town\r\nNg'ang'a, Peter;Nyeri\r\nWanjiku;Thika\r\n"],
    ["tabs", "Name\tTown\nNg'ang'a, Peter\tNyeri\nWanjiku\tThika"],
    ["a byte order mark", "\uFEFFName,Town\n\"Ng'ang'a, Peter\",Nyeri\nWanjiku,Thika\n"],
  ])("is read with %s", (_, text) => {
    expect(sheetOf(text)).toEqual(twoRows);
  });

  it("says what separates it in its first line, which then counts as a row", () => {
    const { rows } = sheetOf("sep=;\nName;Town, county\nWanjiku;Thika, Kiambu\n");
    expect(rows).toEqual([{ row: 3, cells: ["Wanjiku", "Thika, Kiambu"] }]);
  });

  it("keeps line breaks inside quotation marks in their cell", () => {
    const { rows } = sheetOf('Name,Address\nWanjiku,"P.O. Box 12\nThika"\nOtieno,Kisumu\n');
    expect(rows).toEqual([
      { row: 2, cells: ["Wanjiku", "P.O. Box 12\nThika"] },
      { row: 3, cells: ["Otieno", "Kisumu"] },
    ]);
  });

  it("is read as older Windows programs write it, and as UTF-16", () => {
    const windows = Uint8Array.from("Name;Town\nRen\xe9 d\x92Almeida;Nairobi\n", (letter) =>
      letter.charCodeAt(0),
    );
    expect(toSheet(readCsv(windows)).rows[0]?.cells).toEqual(["René d’Almeida", "Nairobi"]);
    const wide = new Uint8Array(Buffer.from("\uFEFFName\tTown\nRené\tMeru\n", "utf16le"));
    expect(toSheet(readCsv(wide)).rows[0]?.cells).toEqual(["René", "Meru"]);
  });

  it("is refused where a quotation mark is never closed", () => {
    expect(() => readCsv(utf8('Name,Town\n"Wanjiku,Thika\nOtieno,Kisumu\n'))).toThrow("never closed");
  });
});

describe("a table", () => {
  it("leaves empty rows and columns out, and counts rows as a spreadsheet does", () => {
    const { headings, rows } = sheetOf("\nName,,Town,,\n,,,,\n Wanjiku ,x,Thika,,\n");
    expect(headings).toEqual(["Name", "Column 2", "Town"]);
    expect(rows).toEqual([{ row: 4, cells: ["Wanjiku", "x", "Thika"] }]);
  });

  it("may have a title above its headings, or a single column", () => {
    expect(sheetOf("Career fair\nName,Town\nWanjiku,Thika\n").headings).toEqual(["Name", "Town"]);
    expect(sheetOf("Email\nwanjiku@mail.example\n")).toEqual({
      headings: ["Email"],
      rows: [{ row: 2, cells: ["wanjiku@mail.example"] }],
    });
  });

  it("keeps nothing that a database would refuse", () => {
    const sheet = toSheet([["Name"], ["A\0b\u001b[2J\ud83d"]]);
    expect(sheet.rows[0]?.cells).toEqual(["Ab[2J\uFFFD"]);
  });

  it.each([
    ["nothing", [], "file_empty"],
    ["headings only", [["Name", "Town"]], "file_empty"],
    [
      "too many rows",
      [["Name"], ...Array.from({ length: maxImportRows + 1 }, () => ["x"])],
      "file_too_complex",
    ],
    [
      "too many columns",
      Array.from({ length: 2 }, () => Array.from({ length: maxImportColumns + 1 }, () => "x")),
      "file_too_complex",
    ],
  ])("with %s is refused", (_, lines, code) => {
    expect(() => toSheet(lines)).toThrow(expect.objectContaining({ code }));
  });
});

describe("an XLSX file", () => {
  const text = (value: string) => ({ value, type: String });

  it("is read as it is shown: days, numbers, yes and no, empty cells", async () => {
    const file = await writeExcelFile([
      [text("Name"), text("Phone"), text("Born"), text("Share"), text("Member"), text("Note")],
      [
        text("Wanjiku"),
        { value: 254712345678, type: Number },
        { value: new Date("1995-02-01T00:00:00Z"), type: Date, format: "dd/mm/yyyy" },
        { value: 0.1 + 0.2, type: Number },
        { value: true, type: Boolean },
        null,
      ],
      [text("0712 345 678"), { value: 712345678, type: Number }, null, null, null, text("last")],
    ]).toBuffer();
    expect(toSheet(await readXlsx(file)).rows).toEqual([
      { row: 2, cells: ["Wanjiku", "254712345678", "1995-02-01", "0.3", "true", ""] },
      { row: 3, cells: ["0712 345 678", "712345678", "", "", "", "last"] },
    ]);
  });

  it("is refused where it cannot be read", async () => {
    await expect(readXlsx(utf8("PK no such thing"))).rejects.toMatchObject({ code: "file_damaged" });
  });
});
