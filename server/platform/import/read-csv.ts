import Papa from "papaparse";
import { CodedError } from "#contract/core/errors.ts";
import { maxImportRows } from "#contract/core/import.ts";
import { maxReadRows } from "./sheet.ts";
import { decodeText } from "./sheet-text.ts";

const delimiters = [",", ";", "\t"];

/** A first line by which spreadsheets tell each other what separates the columns. */
const separatorLine = /^sep=(.)\r?\n/i;

/** What separates the columns, by the first lines that hold anything. */
const separatorOf = (text: string): string =>
  Papa.parse<string[]>(text, { delimitersToGuess: delimiters, preview: 20, skipEmptyLines: "greedy" }).meta
    .delimiter;

/**
 * The cells of a CSV file, separated by commas, semicolons or tabs; line breaks inside quotation marks belong to
 * their cell.
 * @throws CodedError file_damaged for a quotation mark that is never closed
 */
export function readCsv(bytes: Uint8Array, maxRows = maxImportRows): string[][] {
  const text = decodeText(bytes);
  const stated = separatorLine.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: stated?.[1] ?? separatorOf(body),
    preview: maxReadRows(maxRows),
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  if (open) {
    const where = open.row === undefined ? "" : ` It is in row ${open.row + 1}.`;
    throw new CodedError("file_damaged", `A quotation mark in this file is never closed.${where}`);
  }
  return stated ? [[], ...data] : data;
}
