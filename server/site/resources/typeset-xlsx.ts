import type { Blob, Buffer } from "node:buffer";
import type Stream from "node:stream";
import writeExcelFile, {
  type CellObject,
  type Feature,
  type Sheet as FileSheet,
  type SheetData,
} from "write-excel-file/node";
import type { Brand } from "#contract/site/settings.ts";
import { calculate } from "./workbook/calculate.ts";
import { finishSheet, namePrintRanges, unlockStyles } from "./workbook/finish.ts";
import type { Cell, NumberFormat, Role, Sheet, Warning, Workbook } from "./workbook/model.ts";
import { parseReference } from "./workbook/parse-formula.ts";
import { fixZipTimes } from "./workbook/zip-time.ts";

/** What a file inside the archive may be given as. */
type FileContent = Stream | Buffer | Blob;

const formats: Record<NumberFormat, string> = {
  money: "#,##0.00",
  whole: "#,##0",
  percent: "0.00%",
  date: "d mmm yyyy",
  plain: "0",
};

const inputFill = "#FFF6DF";
const border = { borderStyle: "thin", borderColor: "#E7E2DA" } as const;
const input = { borderStyle: "thin", borderColor: "#E8A317", backgroundColor: inputFill } as const;
const looks: Record<Role, Omit<CellObject, "value" | "type" | "format">> = {
  title: { fontSize: 18, fontWeight: "bold", textColor: "#0F5C43" },
  heading: { fontSize: 12, fontWeight: "bold", textColor: "#0F5C43" },
  text: { wrap: true },
  hint: { wrap: true, fontStyle: "italic", textColor: "#57534E" },
  columnTitle: {
    ...border,
    fontWeight: "bold",
    textColor: "#FFFFFF",
    backgroundColor: "#0F5C43",
    wrap: true,
  },
  label: { ...border, wrap: true },
  input,
  // Bold, so that it has a style of its own: what has the inputs' style can be typed over.
  sample: { ...input, fontWeight: "bold" },
  result: { ...border, backgroundColor: "#FAF7F2" },
  entry: { bottomBorderStyle: "thin", bottomBorderColor: "#E7E2DA" },
  total: { ...border, fontWeight: "bold", backgroundColor: "#E7F2EC" },
  totalLabel: { ...border, fontWeight: "bold", backgroundColor: "#E7F2EC", wrap: true },
};

const fixedHeights: Partial<Record<Role, number>> = { title: 30, heading: 24 };

/** Points a cell needs: spreadsheets do not find the height of wrapped text over merged cells by themselves. */
function neededHeight(cell: Cell, column: number, sheet: Sheet): number {
  const { role, value, span = 1 } = cell;
  const fixed = fixedHeights[role];
  if (fixed !== undefined) return fixed;
  const width = sheet.columns.slice(column, column + span).reduce((sum, characters) => sum + characters, 0);
  const written = looks[role].wrap && typeof value === "string" && !value.startsWith("=") ? value.length : 0;
  // Column widths count average letters of the regular cut; bold ones are wider, and the indent takes two.
  const bold = looks[role].fontWeight === "bold" ? 1.15 : 1;
  const lines = Math.max(1, Math.ceil((written * bold) / ((width - 2) * 1.12)));
  return lines * 13.5 + 4.5;
}

function fileCell(cell: Cell, height: number, numeric: boolean): CellObject {
  const { role, value, format, span = 1 } = cell;
  const prose = role === "title" || role === "heading" || role === "text";
  const look: CellObject = {
    ...looks[role],
    height,
    alignVertical: role === "text" ? "top" : "center",
    align: numeric ? "right" : "left",
    ...(!prose && { indent: 1 }),
    ...(span > 1 && { columnSpan: span }),
  };
  if (value === null) return look;
  const formula = typeof value === "string" && value.startsWith("=");
  return {
    ...look,
    ...(formula ? { type: "Formula", value: value.slice(1) } : { value }),
    // The library takes no number format on a text.
    ...(format && (formula || typeof value !== "string") && { format: formats[format] }),
  };
}

const tones: Record<Warning["tone"], { textColor: string; backgroundColor: string }> = {
  bad: { textColor: "#B91C1C", backgroundColor: "#FDECEC" },
  good: { textColor: "#15803D", backgroundColor: "#E9F6EE" },
};

function conditionalFormat({ range, formula, tone }: Warning) {
  const { from, to } = parseReference(range);
  return {
    cellRange: {
      from: { row: from.row + 1, column: from.column + 1 },
      to: { row: to.row + 1, column: to.column + 1 },
    },
    condition: { formula },
    style: tones[tone],
  };
}

function fileSheet(sheet: Sheet): FileSheet<FileContent> {
  const data: SheetData = sheet.rows.map((row, rowIndex) => {
    const height = Math.max(0, ...row.map((cell, column) => (cell ? neededHeight(cell, column, sheet) : 0)));
    // Merged cells need their covered neighbours present, though empty.
    return sheet.columns.map((_, column) => {
      const cell = row[column];
      if (!cell) return null;
      // A column's title is over its figures.
      const measured = cell.role === "columnTitle" ? sheet.rows[rowIndex + 1]?.[column] : cell;
      return fileCell(cell, height, measured?.format !== undefined);
    });
  });
  return {
    data,
    sheet: sheet.name,
    columns: sheet.columns.map((width) => ({ width })),
    stickyRowsCount: sheet.frozenRows,
    showGridLines: false,
    conditionalFormatting: sheet.warnings?.map(conditionalFormat),
  };
}

function finishing(workbook: Workbook, brand: Brand): Feature<FileContent> {
  const valueAt = calculate(workbook);
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = workbook.sheets[sheetIndex];
            return sheet ? finishSheet(xml, sheet, brand, valueAt) : xml;
          },
        },
        "xl/styles.xml": { transform: (xml) => unlockStyles(xml, inputFill.slice(1)) },
        "xl/workbook.xml": {
          transform: (xml) => namePrintRanges(xml, workbook),
          // The stored results are for readers that do not calculate; the others start from the formulas.
          transformElementAttributes: (tag, attributes) =>
            tag === "calcPr" ? { ...attributes, fullCalcOnLoad: 1 } : attributes,
        },
      },
    },
  };
}

/**
 * Typesets a workbook as XLSX: formulas protected, with their results stored; inputs marked, and checked as they
 * are typed; ready to print on A4.
 * @returns the file's bytes; the same for the same workbook and brand
 * @throws FormulaError when a formula cannot be calculated
 */
export async function typesetXlsx(workbook: Workbook, brand: Brand): Promise<Uint8Array> {
  const bytes = new Uint8Array(
    await writeExcelFile(workbook.sheets.map(fileSheet), {
      fontFamily: "Arial",
      fontSize: 10,
      features: [finishing(workbook, brand)],
    }).toBuffer(),
  );
  fixZipTimes(bytes);
  return bytes;
}
