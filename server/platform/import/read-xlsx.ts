import { readSheet } from "read-excel-file/node";
import { CodedError } from "#contract/core/errors.ts";

/** A day, or a day and a time, as it is in the cell; a spreadsheet knows no time zone. */
function dateText(date: Date): string {
  const [day = "", time = ""] = date.toISOString().split("T");
  return time.startsWith("00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

/** A number without the rounding errors of the machine that wrote it, and without an exponent: `254712345678`. */
function numberText(stored: string): string {
  const value = Number(stored);
  return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : stored;
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? dateText(cell) : String(cell);
};

/** The cells of the first sheet. @throws CodedError file_damaged */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows = await readSheet(Buffer.from(bytes), { parseNumber: numberText });
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new CodedError("file_damaged");
  }
}
