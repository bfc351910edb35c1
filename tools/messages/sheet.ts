import Papa from "papaparse";
import { marksOf } from "./marks.ts";
import type { MessageText } from "./read-messages.ts";

/** One line of a translator's file. */
export interface SheetRow {
  file: string;
  key: string;
  english: string;
  kiswahili: string;
  context: string;
}

const columns = ["file", "key", "english", "kiswahili", "context"] as const satisfies (keyof SheetRow)[];

/** Spreadsheet programs take a file for UTF-8 that begins with this. */
const byteOrderMark = "\uFEFF";

const pluralForms: Readonly<Record<string, string>> = { one: "for one", other: "for 0, 2, 3 and more" };

function contextOf({ key, en, comment }: MessageText): string {
  const marks = marksOf(en.text);
  const form = pluralForms[key.slice(key.lastIndexOf(".") + 1)];
  return [comment, form, marks && `keep ${marks}`].filter(Boolean).join("; ");
}

/** What a translator gets of one message: a plural has a row for each of its forms. */
export const sheetRow = (file: string, message: MessageText): SheetRow => ({
  file,
  key: message.key,
  english: message.en.text,
  kiswahili: message.sw.text,
  context: contextOf(message),
});

/** Rows as CSV. What a spreadsheet program would calculate gets an apostrophe in front, which `readSheet` takes off. */
export const writeSheet = (rows: readonly SheetRow[]): string =>
  `${byteOrderMark}${Papa.unparse([...rows], { columns: [...columns], escapeFormulae: true })}\r\n`;

/** A translator's file. @throws what is wrong with the file as a whole */
export function readSheet(bytes: Uint8Array): SheetRow[] {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(asUtf8(bytes), {
    header: true,
    skipEmptyLines: "greedy",
    transform: (cell) => cell.replace(/\r\n?/g, "\n").replace(/^'(?=[=+\-@\t\r])/, ""),
  });
  const missing = columns.filter((column) => column !== "context" && !meta.fields?.includes(column));
  if (missing.length > 0) throw new Error(`The file lacks the column ${missing.join(" and ")}.`);
  const broken = errors.find(({ code }) => code !== "TooFewFields");
  if (broken) throw new Error(`Row ${(broken.row ?? 0) + 2} cannot be read: ${broken.message}`);
  return data.map(
    (row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? ""])) as unknown as SheetRow,
  );
}

function asUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("The file is not UTF-8. In the spreadsheet program choose “CSV UTF-8” when saving.");
  }
}
