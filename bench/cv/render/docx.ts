import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { type Markup, type Node, paragraphsOf, runsOf } from "../markup.ts";
import { headingText, type Look } from "./theme.ts";

type Block = Paragraph | Table;
const noBorder = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" };
const noBorders = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
};

/** A Word document; LibreOffice turns some of them into PDF and DOC. */
export async function renderDocx(markup: Markup, look: Look): Promise<Uint8Array> {
  const margin = (value: string) => [paragraph(value, look, { size: 9 })];
  const document = new Document({
    styles: { default: { document: { run: { font: fontOf(look), size: look.body * 2 } } } },
    sections: [
      {
        ...(markup.header ? { headers: { default: new Header({ children: margin(markup.header) }) } } : {}),
        ...(markup.footer ? { footers: { default: new Footer({ children: margin(markup.footer) }) } } : {}),
        children: blocks(markup.nodes, look),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const fontOf = (look: Look) => (look.serif ? "Liberation Serif" : "Liberation Sans");

interface Style {
  size?: number;
  bold?: boolean;
  spacing?: number;
}

const runs = (text: string, style: Style) =>
  runsOf(text).map(
    (run) =>
      new TextRun({
        text: run.text,
        bold: run.bold || style.bold === true,
        ...(style.size ? { size: style.size * 2 } : {}),
        ...(style.spacing ? { characterSpacing: style.spacing * 20 } : {}),
      }),
  );

const paragraph = (text: string, _look: Look, style: Style = {}) =>
  new Paragraph({ children: runs(text, style) });

/** Rows of pairs that follow each other are one table. */
function blocks(nodes: Node[], look: Look): Block[] {
  const result: Block[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!node) continue;
    if (node.kind !== "pair") {
      result.push(block(node, look));
      continue;
    }
    const rows: string[][] = [];
    for (let next = nodes[index]; next?.kind === "pair"; next = nodes[++index])
      rows.push([next.label, next.text]);
    index--;
    result.push(table(rows, look, [30, 70], false));
  }
  return result;
}

function block(node: Exclude<Node, { kind: "pair" }>, look: Look): Block {
  switch (node.kind) {
    case "name":
      return paragraph(node.text, look, { size: look.name, bold: true });
    case "heading":
      return new Paragraph({
        ...(look.name > 18 ? { heading: HeadingLevel.HEADING_1 } : {}),
        spacing: { before: 160, after: 60 },
        children: runs(headingText(node.text, look), {
          size: look.heading,
          bold: true,
          spacing: look.spacing,
        }),
      });
    case "bullet":
      return look.bullet === "•"
        ? new Paragraph({ bullet: { level: 0 }, children: runs(node.text, {}) })
        : paragraph(`${look.bullet} ${node.text}`, look);
    case "centred":
      return new Paragraph({ alignment: AlignmentType.CENTER, children: runs(node.text, {}) });
    case "split":
      return new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
        children: [...runs(node.left, {}), new TextRun({ text: "\t" }), ...runs(node.right, {})],
      });
    case "table":
      return table(node.rows, look, node.rows[0]?.map((_, __, row) => 100 / row.length) ?? [], true);
    case "columns": {
      const share = node.share * 100;
      return tableOf([[blocks(node.left, look), blocks(node.right, look)]], [share, 100 - share], false);
    }
    case "gap":
      return new Paragraph({});
    case "text":
      return paragraph(node.text, look);
  }
}

const table = (rows: string[][], look: Look, widths: number[], ruled: boolean) =>
  tableOf(
    rows.map((row) => row.map((cell) => paragraphsOf(cell).map((text) => paragraph(text, look)))),
    widths,
    ruled,
  );

function tableOf(rows: Block[][][], widths: number[], ruled: boolean): Table {
  const full = 9000;
  return new Table({
    width: { size: full, type: WidthType.DXA },
    columnWidths: widths.map((width) => (full * width) / 100),
    ...(ruled ? {} : { borders: noBorders }),
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (cell, index) =>
              new TableCell({
                width: { size: (full * (widths[index] ?? 50)) / 100, type: WidthType.DXA },
                ...(ruled
                  ? {}
                  : { borders: { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder } }),
                children: cell,
              }),
          ),
        }),
    ),
  });
}
