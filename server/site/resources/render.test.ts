import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resourceGroups } from "#contract/site/resources.ts";
import { unpackZip } from "#server/platform/documents/docx/zip.ts";
import { findResource, type ResourceId, resources } from "./catalogue.ts";
import type { Block, FormRow } from "./document/model.ts";
import { renderResource } from "./render.ts";
import { resourceSources } from "./sources.ts";

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

const formTexts = (row: FormRow): string[] =>
  "fields" in row ? row.fields : "field" in row ? [row.field] : [row.choice, ...row.options];

/** Every text of a block that must stand on the page. */
function texts(block: Block): string[] {
  switch (block.kind) {
    case "heading":
    case "subheading":
    case "paragraph":
      return [block.text];
    case "table":
      return [...block.columns.map(({ title }) => title), ...block.rows.flat()];
    case "note":
    case "example":
      return [block.title, ...block.blocks.flatMap(texts)];
    case "form":
      return [block.title, ...block.rows.flatMap(formTexts)];
    default:
      return block.items;
  }
}

function textSource(id: ResourceId) {
  const source = resourceSources[id];
  if ("sheets" in source) throw new Error(`${id} is a workbook`);
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
  it("has its title, language, brand and every word of its source on three to eight pages", async () => {
    const { bytes, contentType, fileName } = await render(id);
    expect(contentType).toBe("application/pdf");
    expect(fileName).toBe(findResource(id)?.fileName);

    const pdf = await getDocumentProxy(bytes.slice());
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: findResource(id)?.title, Author: brand.product, Language: "en" });
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBeGreaterThanOrEqual(3);
    expect(totalPages).toBeLessThanOrEqual(8);

    const flat = withoutSpace(text);
    const { blocks, sources } = textSource(id);
    const expected = [brand.address, brand.email, `1/${totalPages}`, ...sources, ...blocks.flatMap(texts)];
    expect(expected.filter((part) => !flat.includes(withoutSpace(part)))).toEqual([]);
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

describe.each(idsOf("XLSX"))("the workbook %s", (id) => {
  it("opens again with instructions first and every formula with its stored result", async () => {
    const { bytes, contentType } = await render(id);
    expect(contentType).toContain("spreadsheetml");
    const source = resourceSources[id];
    if (!("sheets" in source)) throw new Error(`${id} is a text`);
    expect(source.sheets[0]?.name).toBe("Read me");

    const parts = await unpackZip(bytes);
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
});

describe("renderResource", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("gives the same bytes at another time", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-10-09T17:30:00Z") });
    for (const { id } of resources) {
      const [again, before] = [await renderResource(id, brand), await render(id)];
      expect(Buffer.compare(again.bytes, before.bytes), id).toBe(0);
    }
  }, 30_000);
});
