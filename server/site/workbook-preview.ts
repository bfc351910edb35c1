import type { WorkbookPreview } from "#contract/site/resources.ts";
import { type Calculated, calculate } from "./resources/workbook/calculate.ts";
import type { Cell, NumberFormat, Role, Sheet, Workbook } from "./resources/workbook/model.ts";
import { serialDate } from "./resources/workbook/model.ts";

type PreviewSheet = WorkbookPreview["sheets"][number];
type PreviewCell = NonNullable<PreviewSheet["rows"][number][number]>;

/** Rows of a sheet that a preview shows. */
const maxRows = 40;

const roles: Record<Role, PreviewCell["role"]> = {
  title: "heading",
  heading: "heading",
  text: "text",
  hint: "text",
  columnTitle: "heading",
  label: "label",
  sample: "input",
  input: "input",
  result: "figure",
  entry: "figure",
  total: "total",
  totalLabel: "total",
};

const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat("en-KE", options);
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const day = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "numeric",
  month: "short",
  year: "numeric",
});

const shown: Record<NumberFormat, (value: number) => string> = {
  money: number(twoDecimals).format,
  whole: number({ maximumFractionDigits: 0 }).format,
  percent: number({ style: "percent", ...twoDecimals }).format,
  date: (serial) => day.format(serialDate(serial)),
  plain: number({ useGrouping: false, maximumFractionDigits: 0 }).format,
};

const general = number({ useGrouping: false, maximumFractionDigits: 10 });

function display(value: ReturnType<Calculated>, format: NumberFormat | undefined): string {
  if (typeof value === "number") return format ? shown[format](value) : general.format(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value ?? "";
}

function previewSheet(sheet: Sheet, calculated: Calculated): PreviewSheet {
  const show = (cell: Cell | null, row: number, column: number): PreviewCell | null => {
    if (!cell) return null;
    const value = calculated(sheet.name, row, column);
    return {
      text: display(value, cell.format),
      role: roles[cell.role],
      isNumber: typeof value === "number",
      span: cell.span ?? 1,
    };
  };
  return {
    name: sheet.name,
    columns: sheet.columns,
    rows: sheet.rows
      .slice(0, maxRows)
      .map((cells, row) => cells.map((cell, column) => show(cell, row, column))),
    moreRows: Math.max(0, sheet.rows.length - maxRows),
  };
}

/** A workbook as its reader would see it, the first rows of each sheet. */
export function previewWorkbook(workbook: Workbook): WorkbookPreview {
  const calculated = calculate(workbook);
  return { sheets: workbook.sheets.map((sheet) => previewSheet(sheet, calculated)) };
}
