/** How a number is shown. */
export type NumberFormat = "money" | "whole" | "percent" | "date" | "plain";

/** What a cell is for; the typesetter gives each role one look. */
export type Role =
  | "title"
  | "heading"
  | "text"
  | "hint"
  /** Looks like an input, in the legend of the colours. */
  | "sample"
  | "columnTitle"
  | "label"
  /** A cell the reader fills in, with a believable sample value; the only ones that are not protected. */
  | "input"
  /** A calculated cell. */
  | "result"
  /** A calculated line of a long list, without a fill. */
  | "entry"
  /** A calculated cell that closes a block. */
  | "total"
  /** A label beside a total. */
  | "totalLabel";

/** What a cell to fill in takes. Whatever else is typed is refused, in words that say what is taken. */
export type Accepts =
  /** An amount in shillings, with cents. */
  | { kind: "amount"; min: number }
  | { kind: "whole"; min: number; max: number }
  /** A percentage from 0% on. */
  | { kind: "share"; max: number }
  | { kind: "date" }
  | { kind: "text"; maxLength: number }
  /** One of the cells of a range, which may be on another sheet. */
  | { kind: "list"; range: string; message: string }
  /** What a formula holds to be true; it is written for the topmost cell of the column that has it. */
  | { kind: "formula"; formula: string; message: string };

export interface Cell {
  role: Role;
  /** What is written in the cell; a formula begins with `=`. `null` is an input left empty. */
  value: string | number | Date | null;
  format?: NumberFormat;
  /** Every input has it. */
  accepts?: Accepts;
  /** How many columns the cell covers, itself included; the row holds `null` for each further one. */
  span?: number;
}

/** Colours the cells of a range in which `formula`, written for its top left cell, is true. */
export interface Warning {
  range: string;
  formula: string;
  tone: "bad" | "good";
}

export interface Sheet {
  name: string;
  /** Column widths in characters, from column A. */
  columns: number[];
  /** From row 1 and column A; `null` is an empty cell, and a row may end early. */
  rows: (Cell | null)[][];
  /** Rows at the top that stay in view. */
  frozenRows?: number;
  landscape?: boolean;
  /**
   * The last row to print, as a formula: what is below it has not been filled in. Its references name their sheet.
   */
  lastPrintedRow?: string;
  warnings?: Warning[];
}

export interface Workbook {
  sheets: Sheet[];
}

const cell =
  (role: Role) =>
  (value: Cell["value"], format?: NumberFormat, span?: number): Cell => ({ role, value, format, span });

/** Cells by role: `input(1_000, "money")`, `total("=SUM(A1:A9)", "money")`. */
export const label = cell("label");
export const sample = cell("sample");
export const result = cell("result");
export const entry = cell("entry");
export const total = cell("total");
export const totalLabel = cell("totalLabel");
export const columnTitle = cell("columnTitle");

/** What inputs of a format usually take. */
const usual: Record<NumberFormat | "text", Accepts> = {
  money: { kind: "amount", min: 0 },
  whole: { kind: "whole", min: 0, max: 1_000_000 },
  plain: { kind: "whole", min: 0, max: 1_000_000 },
  percent: { kind: "share", max: 1 },
  date: { kind: "date" },
  text: { kind: "text", maxLength: 120 },
};

/** A cell to fill in. @param accepts what is usual for the format, when left out */
export const input = (
  value: Cell["value"],
  format?: NumberFormat,
  accepts: Accepts = usual[format ?? "text"],
): Cell => ({ role: "input", value, format, accepts });

/** A line of the given role across `span` columns. */
const line = (role: Role, span: number) => (value: string) => [{ role, value, span }];

/** Rows of prose across the whole width of a sheet with `span` columns. */
export const prose = (span: number) => ({
  title: line("title", span),
  heading: line("heading", span),
  text: line("text", span),
  hint: line("hint", span),
});

/** `columnName(0)` is A, `columnName(26)` is AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** The inverse of `columnName`. */
export function columnIndex(name: string): number {
  return [...name].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const dayMs = 86_400_000;

/** A date as spreadsheets count it: days since 30 December 1899, as if in UTC. */
export const dateSerial = (date: Date): number => (date.getTime() - Date.UTC(1899, 11, 30)) / dayMs;

/** The inverse of `dateSerial`. */
export const serialDate = (serial: number): Date => new Date(Date.UTC(1899, 11, 30) + serial * dayMs);
