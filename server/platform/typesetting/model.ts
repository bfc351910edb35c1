/** Words of a document; `**two asterisks**` set a phrase in bold. */
export type Text = string;

export interface TableColumn {
  title: string;
  /** Share of the width, relative to the other columns. */
  width: number;
  /** Figures are right-aligned. */
  numeric?: boolean;
}

/** A line of a form: one or more fields side by side, each a label above a blank line. */
export type FormRow =
  | { fields: string[] }
  /** A field of several blank lines. */
  | { field: string; lines: number }
  /** Boxes to tick. */
  | { choice: string; options: string[] };

export interface TableBlock {
  kind: "table";
  columns: TableColumn[];
  rows: Text[][];
  /** The last row adds up the others. */
  total: boolean;
}

export type Block =
  | { kind: "heading" | "subheading"; text: string }
  | { kind: "paragraph"; text: Text }
  | { kind: "bullets" | "steps" | "checklist"; items: Text[] }
  | TableBlock
  | { kind: "note" | "example"; title: string; blocks: Block[] }
  | { kind: "form"; title: string; rows: FormRow[] };

/** A heading; also a bookmark. */
export const heading = (text: string): Block => ({ kind: "heading", text });
/** A heading below a heading. */
export const subheading = (text: string): Block => ({ kind: "subheading", text });
/** A paragraph. */
export const paragraph = (text: Text): Block => ({ kind: "paragraph", text });
/** A list in no order. */
export const bullets = (...items: Text[]): Block => ({ kind: "bullets", items });
/** A numbered list. */
export const steps = (...items: Text[]): Block => ({ kind: "steps", items });
/** A list with a box to tick before each item. */
export const checklist = (...items: Text[]): Block => ({ kind: "checklist", items });

/** Something to bear in mind. */
export const note = (title: string, ...blocks: Block[]): Block => ({ kind: "note", title, blocks });
/** A worked example or a sample wording. */
export const example = (title: string, ...blocks: Block[]): Block => ({ kind: "example", title, blocks });

/** A form to copy and fill in by hand. */
export const form = (title: string, ...rows: FormRow[]): Block => ({ kind: "form", title, rows });

/**
 * A table.
 * @param columns `"Title|3"` is a column of relative width 3; `"Title|3|#"` one of figures
 * @param rows one text a column
 */
export function table(columns: string[], rows: Text[][]): TableBlock {
  return {
    kind: "table",
    columns: columns.map((column) => {
      const [title = "", width = "1", numeric] = column.split("|");
      return { title, width: Number(width), numeric: numeric === "#" };
    }),
    rows,
    total: false,
  };
}

/** A table whose last row adds up the others. */
export const totalledTable = (columns: string[], rows: Text[][]): TableBlock => ({
  ...table(columns, rows),
  total: true,
});
