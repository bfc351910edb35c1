import type { Content } from "pdfmake";
import { colour, gap, type Node, size } from "./look.ts";
import type { FormRow } from "./model.ts";
import { addPart, type Part } from "./structure.ts";

/** A box to tick; made anew for every use, because the library writes positions into what it is given. */
export const tickBox = (): Content => ({
  width: 17,
  canvas: [{ type: "rect", x: 0, y: 2, w: 8.5, h: 8.5, r: 1.5, lineWidth: 0.9, lineColor: colour.green }],
});

const fieldLabel = (text: string, parent: Part): Content => ({
  text,
  fontSize: size.small,
  color: colour.muted,
  part: addPart(parent, "P"),
});
/** Room to write by hand. */
const blank = (points: number): Content => ({
  text: " ",
  fontSize: 1,
  lineHeight: 1,
  margin: [0, points, 0, 0],
});

const optionsInLine = 4;

/** A box to tick and what it stands for; the last line of options may end with empty places. */
function option(text: string | undefined, list: Part): Content {
  if (text === undefined) return { text: "", width: "*" };
  const part = addPart(addPart(list, "LI"), "LBody");
  return { width: "*", columnGap: 0, columns: [tickBox(), { text, width: "*", fontSize: size.table, part }] };
}

function formRow(row: FormRow, parent: Part): Content {
  if ("fields" in row) {
    return {
      columns: row.fields.map((field) => ({ width: "*", stack: [fieldLabel(field, parent), blank(20)] })),
      columnGap: 14,
    };
  }
  if ("field" in row) return { stack: [fieldLabel(row.field, parent), blank(18 * row.lines)] };
  const label = fieldLabel(row.choice, parent);
  const list = addPart(parent, "L", { numbering: "None" });
  const lines = Array.from({ length: Math.ceil(row.options.length / optionsInLine) }, (_, line) => ({
    margin: [0, 3, 0, 0],
    columnGap: 6,
    columns: Array.from({ length: optionsInLine }, (_, column) =>
      option(row.options[line * optionsInLine + column], list),
    ),
  }));
  return { stack: [label, ...lines] };
}

/**
 * A form to be filled in by hand: a titled frame with a line for each row.
 * @param width available to it, in points
 * @param parent of the structure, which gets the form as a section
 */
export function typesetForm(title: string, rows: FormRow[], width: number, parent: Part): Node {
  const padding = 10;
  const part = addPart(parent, "Sect", { title });
  return {
    margin: [0, 3, 0, gap + 4],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [width - 2 * padding - 1.4],
      body: [
        [{ text: title, bold: true, color: colour.green, part: addPart(part, "P") }],
        ...rows.map((row) => [formRow(row, part)]),
      ],
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
