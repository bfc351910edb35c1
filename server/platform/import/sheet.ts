import { CodedError } from "#contract/core/errors.ts";
import { maxImportColumns, maxImportRows } from "#contract/core/import.ts";

/** What a file holds, as a person sees it in a spreadsheet. */
export interface Sheet {
  /** One for each column; numbered where the file names none. */
  headings: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** As a spreadsheet counts: the headings usually are row 1. */
  row: number;
  cells: string[];
}

/** Characters of a cell that are read; no field takes as many. */
const maxCell = 1_000;

/** Rows of a file that are looked at, empty ones included, where so many are taken. */
export const maxReadRows = (maxRows: number): number => 4 * maxRows;

/** As it is kept and compared: in NFC, without what no screen shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it takes out
const unkeepable = /[\0-\x08\x0e-\x1f\x7f]/g;
const cleaned = (text: string): string =>
  text.slice(0, maxCell).toWellFormed().replace(unkeepable, "").normalize("NFC").trim();

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === "");

const tooLarge = (message: string) => new CodedError("file_too_complex", message);

const filledOf = ({ cells }: SheetRow): number => cells.filter(Boolean).length;

/**
 * A title may be above the headings, and a statement begins with whose account it is: they are the first row that fills
 * more than one column, and more than a third of the widest row's.
 */
function headAt(rows: readonly SheetRow[]): number {
  const widest = rows.reduce((most, row) => Math.max(most, filledOf(row)), 0);
  const found = rows.findIndex((row) => filledOf(row) > 1 && filledOf(row) * 3 > widest);
  return Math.max(0, found);
}

/**
 * Finds headings and rows in the cells of a file. Empty rows are left out, and so are columns without anything.
 * @param maxRows that are taken, without the headings
 * @throws CodedError file_empty, or file_too_complex for more rows or columns than are taken
 */
export function toSheet(lines: readonly (readonly string[])[], maxRows = maxImportRows): Sheet {
  const rows = lines
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cleaned) }))
    .filter(({ cells }) => !isEmpty(cells));
  const [head, ...body] = rows.slice(headAt(rows));
  if (!head || body.length === 0) {
    throw new CodedError("file_empty", "There are no rows below the headings of this file.");
  }
  if (body.length > maxRows || lines.length >= maxReadRows(maxRows)) {
    const most = maxRows.toLocaleString("en");
    throw tooLarge(`This file has more than ${most} rows. Split it into several files.`);
  }
  const used = [head, ...body].reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex(Boolean) + 1),
    0,
  );
  if (used > maxImportColumns) {
    throw tooLarge(`This file has more than ${maxImportColumns} columns. Keep the ones that are needed.`);
  }
  const places = Array.from({ length: used }, (_, place) => place);
  return {
    headings: places.map((place) => head.cells[place] || `Column ${place + 1}`),
    rows: body.map(({ row, cells }) => ({ row, cells: places.map((place) => cells[place] ?? "") })),
  };
}
