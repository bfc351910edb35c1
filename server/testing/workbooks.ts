import { calculate } from "#server/site/resources/workbook/calculate.ts";
import type { Value } from "#server/site/resources/workbook/functions.ts";
import {
  type Cell,
  columnIndex,
  columnName,
  type Sheet,
  type Workbook,
} from "#server/site/resources/workbook/model.ts";

/** Every cell of a sheet with its address, as `B7`. */
export const cellsOf = (sheet: Sheet): { address: string; row: number; column: number; cell: Cell }[] =>
  sheet.rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell ? [{ address: `${columnName(column)}${row + 1}`, row, column, cell }] : [],
    ),
  );

/** `at("Loan", "B7")`: the value of a cell. */
export function reader(workbook: Workbook): (sheet: string, address: string) => Value {
  const calculated = calculate(workbook);
  return (sheet, address) => {
    const [, letters = "", digits = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return calculated(sheet, Number(digits) - 1, columnIndex(letters));
  };
}

/** A workbook with other values typed in. */
export function filled(
  workbook: Workbook,
  sheetName: string,
  typed: Record<string, Cell["value"]>,
): Workbook {
  return changed(workbook, (cell, address, sheet) =>
    sheet === sheetName && address in typed ? (typed[address] ?? null) : cell.value,
  );
}

/** A workbook with every input left empty. */
export const emptied = (workbook: Workbook): Workbook =>
  changed(workbook, (cell) => (cell.role === "input" ? null : cell.value));

function changed(
  workbook: Workbook,
  value: (cell: Cell, address: string, sheet: string) => Cell["value"],
): Workbook {
  return {
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((cells, row) =>
        cells.map(
          (cell, column) =>
            cell && { ...cell, value: value(cell, `${columnName(column)}${row + 1}`, sheet.name) },
        ),
      ),
    })),
  };
}

/** A cell's value as a number. @throws where it is none */
export function number(value: unknown): number {
  if (typeof value !== "number") throw new Error(`${value} is no number`);
  return value;
}
