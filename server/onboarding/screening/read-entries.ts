import { CodedError } from "#contract/core/errors.ts";
import { maxEntryNames, screeningFields } from "#contract/onboarding/screening.ts";
import { guessMapping } from "#server/platform/import/guess-mapping.ts";
import type { Sheet } from "#server/platform/import/sheet.ts";
import { mapYielding } from "#server/platform/yielding.ts";
import { keysOf, type ScreeningEntry } from "./entry.ts";

/** Characters of a field that are kept. */
const most = { name: 200, number: 40, dateOfBirth: 40, remarks: 500 };

const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed().trim();

/** Aliases in one cell. */
const separator = /[;|\n]+/;

export interface ReadEntries {
  entries: (ScreeningEntry & { keys: string[] })[];
  /** Rows that say neither a name nor a number. */
  skipped: number;
  /** Their places in the file. */
  skippedRows: number[];
  /** What the columns are read as, in the words of `screeningFields`; and headings that mean none of it. */
  fields: string[];
  unread: string[];
}

/**
 * The entries of a file, whose headings say what each column is.
 * @throws CodedError validation where no heading means a name or a number
 */
export async function readEntries(sheet: Sheet): Promise<ReadEntries> {
  const mapping = guessMapping(sheet.headings, screeningFields);
  const needed = screeningFields.filter(({ needs }) => needs);
  if (!needed.some(({ name }) => name in mapping)) {
    const labels = needed.map(({ label }) => label).join(", ");
    throw new CodedError("validation", undefined, {
      file: `None of the headings in the first row is one of: ${labels}.`,
    });
  }
  const rows = await mapYielding(sheet.rows, ({ row, cells }) => {
    const cell = (field: string) => cells[mapping[field] ?? -1] ?? "";
    const names = [cell("name"), ...cell("aliases").split(separator)]
      .map((name) => cut(name, most.name))
      .filter((name) => /\p{L}{2}/u.test(name))
      .slice(0, maxEntryNames);
    const numbers = [cell("idNumber"), cell("passport"), cell("kraPin")]
      .map((number) => cut(number, most.number))
      .filter((number) => /[\p{L}\p{N}]/u.test(number));
    const entry = {
      row,
      names,
      numbers,
      dateOfBirth: cut(cell("dateOfBirth"), most.dateOfBirth),
      remarks: cut(cell("remarks"), most.remarks),
    };
    return { ...entry, keys: keysOf(names, numbers) };
  });
  const entries = rows.filter(({ keys }) => keys.length > 0);
  const skippedRows = rows.flatMap(({ keys, row }) => (keys.length > 0 ? [] : row));
  return {
    entries,
    skipped: skippedRows.length,
    skippedRows,
    fields: screeningFields.filter(({ name }) => name in mapping).map(({ label }) => label),
    unread: sheet.headings.filter((_, place) => !Object.values(mapping).includes(place)),
  };
}
