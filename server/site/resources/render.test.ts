import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resourceGroupLabels, resourceGroups } from "#contract/site/resources.ts";
import { unpackZip } from "#server/platform/files/zip.ts";
import type { Block, FormRow } from "#server/platform/typesetting/model.ts";
import { readTags, type TaggedText } from "#server/testing/pdf-structure.ts";
import { cellsOf, emptied, reader } from "#server/testing/workbooks.ts";
import { findResource, type ResourceId, resources } from "./catalogue.ts";
import { renderResource } from "./render.ts";
import { resourceSources } from "./sources.ts";
import { columnName } from "./workbook/model.ts";
import { parseReference } from "./workbook/parse-formula.ts";

const brand = {
  product: "Tujenge Suite",
  phone: "+254 700 111 222",
  email: "team@tujenge.example",
  address: "Tujenge Plaza, Moi Avenue, Mombasa",
};
const idsOf = (type: "PDF" | "XLSX"): ResourceId[] =>
  resources.filter((resource) => resource.type === type).map(({ id }) => id);

const rendered = new Map<ResourceId, ReturnType<typeof renderResource>>();

/** Each document is typeset once for all tests: it takes some hundred milliseconds. */
function render(id: ResourceId) {
  const file = rendered.get(id) ?? renderResource(id, brand);
  rendered.set(id, file);
  return file;
}

const withoutSpace = (text: string) => text.replaceAll("**", "").replace(/\s/g, "");
const tagged = (kind: string, ...texts: string[]): TaggedText[] =>
  texts.map((text) => [kind, withoutSpace(text)]);

const formTags = (row: FormRow): TaggedText[] =>
  "fields" in row
    ? tagged("P", ...row.fields)
    : "field" in row
      ? tagged("P", row.field)
      : [...tagged("P", row.choice), ...tagged("LBody", ...row.options)];

/** How a block is to be read aloud: every text that must be on the page, in order, and what it is. */
function tags(block: Block): TaggedText[] {
  switch (block.kind) {
    case "heading":
      return tagged("H2", block.text);
    case "subheading":
      return tagged("H3", block.text);
    case "paragraph":
      return tagged("P", block.text);
    case "table":
      return [
        ...tagged("TH", ...block.columns.map(({ title }) => title)),
        ...tagged("TD", ...block.rows.flat()),
      ];
    case "note":
    case "example":
      return [...tagged("P", block.title), ...block.blocks.flatMap(tags)];
    case "form":
      return [...tagged("P", block.title), ...block.rows.flatMap(formTags)];
    case "steps":
      return block.items.flatMap((text, index) => [
        ...tagged("Lbl", `${index + 1}.`),
        ...tagged("LBody", text),
      ]);
    default:
      return tagged("LBody", ...block.items);
  }
}

function textSource(id: ResourceId) {
  const source = resourceSources[id];
  if ("sheets" in source) throw new Error(`${id} is a workbook`);
  return source;
}

function workbookSource(id: ResourceId) {
  const source = resourceSources[id];
  if (!("sheets" in source)) throw new Error(`${id} is a text`);
  return source;
}

function tables(blocks: Block[]): Extract<Block, { kind: "table" }>[] {
  return blocks.flatMap((block) =>
    block.kind === "table" ? [block] : "blocks" in block ? tables(block.blocks) : [],
  );
}

describe("the catalogue", () => {
  it("has at least three documents a group, each with its own id and file", () => {
    for (const group of resourceGroups) {
      expect(resources.filter((resource) => resource.group === group).length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
    for (const { id, type, fileName } of resources) expect(fileName).toBe(`${id}.${type.toLowerCase()}`);
  });

  it("finds a document by its id and nothing else", () => {
    expect(findResource("teller-training")?.type).toBe("PDF");
    expect(findResource("toString")).toBeUndefined();
  });
});

describe.each(idsOf("PDF"))("the PDF %s", (id) => {
  it("has its title, brand and every word of its source on three to eight pages", async () => {
    const { bytes, contentType, fileName } = await render(id);
    expect(contentType).toBe("application/pdf");
    expect(fileName).toBe(findResource(id)?.fileName);

    const pdf = await getDocumentProxy(bytes.slice());
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: findResource(id)?.title, Author: brand.product });
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBeGreaterThanOrEqual(3);
    expect(totalPages).toBeLessThanOrEqual(8);

    const flat = withoutSpace(text);
    const { blocks, sources } = textSource(id);
    const words = blocks.flatMap(tags).map(([, text]) => text);
    const expected = [brand.address, brand.email, `1/${totalPages}`, ...sources, ...words];
    expect(expected.filter((part) => !flat.includes(withoutSpace(part)))).toEqual([]);
  });

  it("tells a screen reader its language, what each part is, and the order of reading", async () => {
    const pdf = await getDocumentProxy((await render(id)).bytes.slice());
    expect((await getMeta(pdf)).info).toMatchObject({ Language: "en-KE" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const { title = "", description = "", group = "management" } = findResource(id) ?? {};
    const { blocks, sources } = textSource(id);
    const read = await readTags(pdf);
    const closing = tagged("H2", "Sources, and what to verify");
    expect(read.slice(0, -3)).toEqual([
      ...tagged("Figure", `Logo of ${brand.product}`),
      ...tagged("P", brand.product, resourceGroupLabels[group]),
      ...tagged("H1", title),
      ...tagged("P", description, "Edition January 2026"),
      ...blocks.flatMap(tags),
    ]);
    expect(read.slice(-3)).toMatchObject([
      closing[0],
      ["P", expect.any(String)],
      ["P", withoutSpace(`Named here: ${sources.join("; ")}.`)],
    ]);
    const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
    expect((await pdf.getOutline())?.map((bookmark) => bookmark.title)).toEqual([
      ...headings,
      "Sources, and what to verify",
    ]);
  });

  it("adds up wherever a table says so", () => {
    const amount = (text: string | undefined) => Number(text?.replace(/[,%]/g, ""));
    for (const { columns, rows, total } of tables(textSource(id).blocks)) {
      if (!total) continue;
      columns.forEach(({ numeric, title }, column) => {
        if (!numeric) return;
        const sum = rows.slice(0, -1).reduce((before, row) => before + amount(row[column] || "0"), 0);
        expect(`${title}: ${sum.toFixed(2)}`).toBe(`${title}: ${amount(rows.at(-1)?.[column]).toFixed(2)}`);
      });
    }
  });

  it("promises nothing that the regulator does not", () => {
    expect(JSON.stringify(textSource(id))).not.toMatch(
      /guaranteed? by SASRA|SASRA guarantee|deposits are insured/i,
    );
  });
});

const formulaCell = /<c r="([A-Z]+\d+)"[^>]*><f>(.*?)<\/f><v>(.*?)<\/v><\/c>/g;
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** `A1:A3` as A1, A2 and A3. */
function addressesOf(range: string): string[] {
  const { from, to } = parseReference(range);
  return Array.from(
    { length: to.row - from.row + 1 },
    (_, row) => `${columnName(from.column)}${from.row + row + 1}`,
  );
}

describe.each(idsOf("XLSX"))("the workbook %s", (id) => {
  it("opens again with instructions first and every formula with its stored result", async () => {
    const { bytes, contentType } = await render(id);
    expect(contentType).toContain("spreadsheetml");
    const source = workbookSource(id);
    expect(source.sheets[0]?.name).toBe("Read me");

    const parts = await unpackZip(Buffer.from(bytes), 10_000_000);
    expect(parts.get("xl/workbook.xml")?.toString()).toContain('fullCalcOnLoad="1"');
    for (const [index, sheet] of source.sheets.entries()) {
      const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`)?.toString() ?? "";
      const written = [...xml.matchAll(formulaCell)].map(([, , formula]) => formula);
      const formulas = sheet.rows
        .flat()
        .map((cell) => cell?.value)
        .filter((value) => typeof value === "string" && value.startsWith("="))
        .map((value) => escaped(String(value).slice(1)));
      expect(written).toEqual(formulas);
    }
  });

  it("lets its inputs and nothing else be typed over, and says of each what it takes", async () => {
    const parts = await unpackZip(Buffer.from((await render(id)).bytes), 10_000_000);
    const styles = parts.get("xl/styles.xml")?.toString() ?? "";
    const unlocked = [...styles.matchAll(/<xf [^>]*>.*?<\/xf>/g)].map(([style]) =>
      style.includes('locked="0"'),
    );
    for (const [index, sheet] of workbookSource(id).sheets.entries()) {
      const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`)?.toString() ?? "";
      expect(xml).toMatch(/<sheetProtection sheet="1"(?![^>]*(password|hash))/);
      const styleOf = new Map(
        [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*? s="(\d+)"/g)].map(([, cell, style]) => [
          cell,
          Number(style),
        ]),
      );
      const inputs = cellsOf(sheet).filter(({ cell }) => cell.role === "input");
      const open = [...styleOf].filter(([, style]) => unlocked[style]).map(([cell]) => cell);
      expect(open.sort()).toEqual(inputs.map(({ address }) => address).sort());
      const ruled = [...xml.matchAll(/ sqref="([^"]+)"><formula1>/g)].flatMap(([, cells = ""]) =>
        cells.split(" ").flatMap(addressesOf),
      );
      expect(ruled.sort()).toEqual(open);
      // What a spreadsheet shows of a message; with a longer one it calls the file damaged.
      for (const [, title = "", message = ""] of xml.matchAll(/errorTitle="([^"]*)" error="([^"]*)"/g)) {
        expect(title.length).toBeLessThanOrEqual(32);
        expect(message.length).toBeLessThanOrEqual(225);
      }
    }
  });

  it("prints the rows that are filled in, under their titles", async () => {
    const workbook =
      (await unpackZip(Buffer.from((await render(id)).bytes), 10_000_000))
        .get("xl/workbook.xml")
        ?.toString() ?? "";
    for (const [index, { name, frozenRows }] of workbookSource(id).sheets.entries()) {
      if (!frozenRows) continue;
      const named = (kind: string) => `<definedName name="_xlnm.${kind}" localSheetId="${index}">'${name}'!$`;
      expect(workbook).toContain(`${named("Print_Titles")}${frozenRows}:$${frozenRows}<`);
      expect(workbook).toContain(`${named("Print_Area")}A$1:INDEX(`);
    }
  });

  it("shows figures, also when every input is empty", () => {
    for (const workbook of [workbookSource(id), emptied(workbookSource(id))]) {
      const at = reader(workbook);
      const failing = workbook.sheets.flatMap((sheet) =>
        cellsOf(sheet).filter(({ address }) => Number.isNaN(at(sheet.name, address))),
      );
      expect(failing).toEqual([]);
    }
  });
});

describe("renderResource", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(resources)("gives the same bytes at another time: $id", async ({ id }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-10-09T17:30:00Z") });
    const [again, before] = [await renderResource(id, brand), await render(id)];
    expect(Buffer.compare(again.bytes, before.bytes)).toBe(0);
  });
});
