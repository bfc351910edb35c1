import type { Content } from "pdfmake";
import { tickBox, typesetForm } from "./form.ts";
import { colour, gap, type Node, size } from "./look.ts";
import type { Block, TableBlock, Text } from "./model.ts";
import { addPart, type Part } from "./structure.ts";

const cellPadding = 6;

type BoxBlock = Extract<Block, { kind: "note" | "example" }>;

/** `**bold**` phrases as separate runs. */
const inline = (text: Text): Content[] =>
  text.split("**").map((run, index) => (index % 2 === 1 ? { text: run, bold: true } : run));

/** A line of a list; a list is one node an item, so that an item is never torn between pages. */
function item(marker: Content, text: Text, last: boolean, part: Part): Node {
  return {
    unbreakable: true,
    columns: [marker, { text: inline(text), width: "*", part: addPart(part, "LBody") }],
    margin: [0, 0, 0, last ? gap + 1 : 3.5],
  };
}

const markers: Record<"bullets" | "steps" | "checklist", (index: number, part: Part) => Content> = {
  bullets: () => ({
    width: 14,
    canvas: [{ type: "rect", x: 1, y: 5, w: 3.6, h: 3.6, color: colour.marigold }],
  }),
  steps: (index, part) => ({
    width: 17,
    text: `${index + 1}.`,
    bold: true,
    color: colour.green,
    part: addPart(part, "Lbl"),
  }),
  checklist: tickBox,
};

function typesetList(kind: "bullets" | "steps" | "checklist", items: Text[], parent: Part): Node[] {
  const list = addPart(parent, "L", { numbering: kind === "steps" ? "Decimal" : "None" });
  return items.map((text, index) => {
    const part = addPart(list, "LI");
    return item(markers[kind](index, part), text, index === items.length - 1, part);
  });
}

function typesetTable({ columns, rows, total }: TableBlock, width: number, parent: Part): Node {
  const part = addPart(parent, "Table");
  const headPart = addPart(part, "TR");
  const shares = columns.reduce((sum, column) => sum + column.width, 0);
  const inner = width - columns.length * 2 * cellPadding;
  const alignment = (column: number) => (columns[column]?.numeric ? "right" : "left");
  const head = columns.map(({ title }, column) => ({
    text: title,
    bold: true,
    color: colour.green,
    alignment: alignment(column),
    part: addPart(headPart, "TH"),
  }));
  const body = rows.map((row, index) => {
    const rowPart = addPart(part, "TR");
    return row.map((text, column) => ({
      text: inline(text),
      bold: total && index === rows.length - 1,
      alignment: alignment(column),
      // Figures of one width, so that thousands are under thousands.
      ...(columns[column]?.numeric && { fontFeatures: ["tnum"] }),
      part: addPart(rowPart, "TD"),
    }));
  });
  const lastLine = rows.length + 1;
  return {
    margin: [0, 2, 0, gap + 4],
    fontSize: size.table,
    lineHeight: 1.25,
    table: {
      headerRows: 1,
      // A table that begins at the foot of a page shows at least this much there.
      keepWithHeaderRows: 3,
      dontBreakRows: true,
      widths: columns.map((column) => (inner * column.width) / shares),
      body: [head, ...body],
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0 : 0.7),
      hLineColor: (line: number) =>
        line === 1 || (total && line === lastLine - 1) ? colour.green : colour.line,
      vLineWidth: () => 0,
      fillColor: (row: number) => (row === 0 ? colour.tint : null),
      paddingLeft: () => cellPadding,
      paddingRight: () => cellPadding,
      paddingTop: () => 4,
      paddingBottom: () => 3.5,
    },
  };
}

function box(block: BoxBlock, width: number, bar: string, parent: Part): Node {
  const padding = 11;
  const { title, blocks } = block;
  const part = addPart(parent, "Sect", { title });
  return {
    margin: [0, 3, 0, gap + 4],
    table: {
      widths: [width - 2 * padding - 3],
      dontBreakRows: true,
      body: [
        [
          {
            stack: [
              { text: title, bold: true, margin: [0, 0, 0, 3], part: addPart(part, "P") },
              ...typesetBlocks(blocks, width - 2 * padding - 3, part),
            ],
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line: number) => (line === 0 ? 3 : 0),
      vLineColor: () => bar,
      fillColor: () => colour.sand,
      paddingLeft: () => padding,
      paddingRight: () => padding,
      paddingTop: () => 8,
      paddingBottom: () => 3,
    },
  };
}

function typesetBlock(block: Block, width: number, parent: Part): Node[] {
  switch (block.kind) {
    case "heading":
      // Also a bookmark, by which a reader jumps.
      return [{ text: block.text, style: block.kind, part: addPart(parent, "H2"), outline: true }];
    case "subheading":
      return [{ text: block.text, style: block.kind, part: addPart(parent, "H3") }];
    case "paragraph":
      return [
        { text: inline(block.text), margin: [0, 0, 0, gap], unbreakable: true, part: addPart(parent, "P") },
      ];
    case "table":
      return [typesetTable(block, width, parent)];
    case "note":
      return [box(block, width, colour.marigold, parent)];
    case "example":
      return [box(block, width, colour.green, parent)];
    case "form":
      return [typesetForm(block.title, block.rows, width, parent)];
    default:
      return typesetList(block.kind, block.items, parent);
  }
}

/** Rows of the longest table and form that are never torn; the library loses a piece longer than a page. */
const wholeTableRows = 5;
const wholeFormRows = 9;

/** Whether a block of this kind is one piece, which moves to the next page rather than be torn. */
const isWhole = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.kind === "note" ||
    block.kind === "example" ||
    (block.kind === "form" && block.rows.length <= wholeFormRows) ||
    (block.kind === "table" && block.rows.length <= wholeTableRows));

const isHeading = (block: Block | undefined) => block?.kind === "heading" || block?.kind === "subheading";

/**
 * How many blocks from `start` on belong on one page: headings with the paragraph or whole piece below them,
 * and a paragraph that ends in a colon with the piece it announces.
 */
function heldTogether(blocks: Block[], start: number): number {
  let end = start;
  while (isHeading(blocks[end])) end += 1;
  const lead = blocks[end];
  const announces = lead?.kind === "paragraph" && lead.text.endsWith(":");
  if (lead?.kind === "paragraph" && (announces || end > start)) end += 1;
  const headed = isHeading(blocks[end - 1]) && end > start;
  if ((headed || announces) && isWhole(blocks[end])) end += 1;
  return Math.max(end - start, 1);
}

/**
 * Typesets blocks one below the other.
 * @param width available to them, in points
 * @param parent of the structure, which gets their parts in the order of reading
 */
export function typesetBlocks(blocks: Block[], width: number, parent: Part): Content[] {
  const content: Content[] = [];
  for (let index = 0; index < blocks.length; ) {
    const piece = blocks.slice(index, index + heldTogether(blocks, index));
    const last = piece.at(-1);
    const nodes = piece.flatMap((block) => typesetBlock(block, width, parent));
    index += piece.length;
    const opens = isHeading(piece[0]) && (isHeading(last) || last?.kind === "paragraph");
    if (opens && blocks[index]?.kind === "table") {
      // A long table begins below its heading and runs on: the typesetter asks this mark whether there is room.
      // Never inside an unbreakable piece, which a page break would lose.
      content.push(...nodes.map((node, at) => (at === 0 ? { ...node, headlineLevel: 1 } : node)));
    } else if (isHeading(last)) {
      const list = blocks.slice(index, index + 1).flatMap((block) => typesetBlock(block, width, parent));
      content.push({ unbreakable: true, stack: [...nodes, ...list.slice(0, 1)] }, ...list.slice(1));
      index += 1;
    } else if (piece.length > 1 || isWhole(last)) {
      content.push({ unbreakable: true, stack: nodes });
    } else {
      content.push(...nodes);
    }
  }
  return content;
}

export const baseStyle = { font: "Inter", fontSize: size.body, lineHeight: 1.38, color: colour.ink };

export const styles = {
  heading: { font: "Bricolage", fontSize: 15, lineHeight: 1.15, color: colour.green, margin: [0, 13, 0, 6] },
  subheading: { bold: true, fontSize: 10.4, margin: [0, 6, 0, 3] },
};
