import { Readable } from "node:stream";
import Papa from "papaparse";
import { mediaTypes } from "#contract/core/media-types.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import type { Download } from "#server/platform/http/endpoint.ts";

/** A column of an export: its heading, and what is there for a row. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | boolean | null;
}

/** Rows that an export reads at once. */
const pageSize = 500;

/** Says to a spreadsheet program that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * What a spreadsheet program takes for the beginning of a formula, also behind blanks and in the full width of
 * East Asian keyboards. Only the beginning counts: a cell may have several lines (Papa's own rule misses those).
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * Rows as CSV (RFC 4180), as they come. A text that a spreadsheet would take for a formula gets an apostrophe in
 * front: what people type must not calculate on somebody else's machine. Numbers are left alone.
 * @param batches the rows, some at a time; each is fetched when the reader has taken the one before
 */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Readable {
  const lines = (rows: unknown[][]) =>
    `${Papa.unparse(rows, { escapeFormulae: formula, newline: "\r\n" })}\r\n`;
  async function* text() {
    yield byteOrderMark + lines([columns.map(({ heading }) => heading)]);
    for await (const rows of batches) {
      if (rows.length > 0) yield lines(rows.map((row) => columns.map(({ value }) => value(row))));
    }
  }
  return Readable.from(text(), { highWaterMark: 1 });
}

/** A list of any length on its way out. */
interface CsvExport<Row> {
  columns: readonly CsvColumn<Row>[];
  /** The next rows in the order of the list, `size` at most, after the last one read. A transaction of its own. */
  readAfter(last: Row | null, size: number): Promise<Row[]>;
  /** Aborted when nobody waits for the file any more: no further page is read. */
  signal: AbortSignal;
}

/** Reads a list page by page; each page is asked for when the one before has left. */
async function* pagesOf<Row>({ readAfter, signal }: CsvExport<Row>): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  while (!signal.aborted) {
    const rows: Row[] = await readAfter(last, pageSize);
    yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1) ?? null;
  }
}

/** A list as a CSV file: `audit-trail-2026-11-22.csv`, with the day in Nairobi. */
export function csvDownload<Row>(name: string, list: CsvExport<Row>): Download {
  return {
    bytes: csvStream(list.columns, pagesOf(list)),
    contentType: `${mediaTypes.csv}; charset=utf-8`,
    name: `${name}-${nairobiDay(new Date())}.csv`,
    attachment: true,
  };
}
