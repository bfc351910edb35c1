import type { Content } from "pdfmake";
import { colour, gap, type Node, size } from "./look.ts";
import type { FormRow } from "./model.ts";

/** A box to tick; made anew for every use, because the library writes positions into what it is given. */
export const tickBox = (): Content => ({
  width: 17,
  canvas: [{ type: "rect", x: 0, y: 2, w: 8.5, h: 8.5, r: 1.5, lineWidth: 0.9, lineColor: colour.green }],
});

const fieldLabel = (text: string): Content => ({ text, fontSize: size.small, color: colour.muted });
/** Room to write by hand. */
const blank = (points: number): Content => ({
  text: " ",
  fontSize: 1,
  lineHeight: 1,
  margin: [0, points, 0, 0],
});

const optionsInLine = 4;

function formRow(row: FormRow): Content {
  if ("fields" in row) {
    return {
      columns: row.fields.map((field) => ({ width: "*", stack: [fieldLabel(field), blank(20)] })),
      columnGap: 14,
    };
  }
  if ("field" in row) return { stack: [fieldLabel(row.field), blank(18 * row.lines)] };
  const option = (text: string | undefined): Content =>
    text === undefined
      ? { text: "", width: "*" }
      : { width: "*", columnGap: 0, columns: [tickBox(), { text, width: "*", fontSize: size.table }] };
  const lines = Array.from({ length: Math.ceil(row.options.length / optionsInLine) }, (_, line) => ({
    margin: [0, 3, 0, 0],
    columnGap: 6,
    columns: Array.from({ length: optionsInLine }, (_, column) =>
      option(row.options[line * optionsInLine + column]),
    ),
  }));
  return { stack: [fieldLabel(row.choice), ...lines] };
}

/**
 * A form to be filled in by hand: a titled frame with a line for each row.
 * @param width available to it, in points
 */
export function typesetForm(title: string, rows: FormRow[], width: number): Node {
  const padding = 10;
  return {
    margin: [0, 3, 0, gap + 4],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [width - 2 * padding - 1.4],
      body: [[{ text: title, bold: true, color: colour.green }], ...rows.map((row) => [formRow(row)])],
    },
    layout: {
      hLineWidth: () => 0.7,
      vLineWidth: () => 0.7,
      hLineColor: () => "#C9C2B6",
      vLineColor: () => "#C9C2B6",
      fillColor: (row: number) => (row === 0 ? colour.tint : null),
      paddingLeft: () => padding,
      paddingRight: () => padding,
      paddingTop: () => 5,
      paddingBottom: () => 4,
    },
  };
}
