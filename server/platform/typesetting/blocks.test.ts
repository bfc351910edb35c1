import { describe, expect, it } from "vitest";
import { typesetBlocks } from "./blocks.ts";
import { type Block, checklist, form, heading, paragraph, table } from "./model.ts";
import { documentPart } from "./structure.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => [`row ${index}`]);
const shape = (blocks: Block[]) =>
  typesetBlocks(blocks, 400, documentPart()).map((node) => ({
    held: (node as { unbreakable?: boolean }).unbreakable === true,
    nodes: (node as { stack?: unknown[] }).stack?.length ?? 1,
    marked: (node as { headlineLevel?: number }).headlineLevel === 1,
  }));

describe("typesetBlocks", () => {
  it("holds a heading together with what is below it", () => {
    expect(shape([heading("H"), paragraph("P.")])).toEqual([{ held: true, nodes: 2, marked: false }]);
    expect(shape([heading("H"), paragraph("These:"), table(["T"], rows(3))])).toEqual([
      { held: true, nodes: 3, marked: false },
    ]);
    expect(shape([heading("H"), form("F", { fields: ["Name"] })])).toEqual([
      { held: true, nodes: 2, marked: false },
    ]);
  });

  it("holds a heading with the first item of a list and lets the list run on", () => {
    expect(shape([heading("H"), checklist("a", "b", "c")])).toEqual([
      { held: true, nodes: 2, marked: false },
      { held: true, nodes: 1, marked: false },
      { held: true, nodes: 1, marked: false },
    ]);
  });

  it("marks a heading before a long table, which may run over pages", () => {
    expect(shape([heading("H"), table(["T"], rows(20))])).toEqual([
      { held: false, nodes: 1, marked: true },
      { held: false, nodes: 1, marked: false },
    ]);
  });

  it("divides a table's width by the columns' shares", () => {
    const [node] = typesetBlocks([table(["Narrow|1", "Wide|3"], [["a", "b"]])], 424, documentPart());
    const { stack } = node as { stack: { table: { widths: number[] } }[] };
    expect(stack[0]?.table.widths).toEqual([100, 300]);
  });
});
