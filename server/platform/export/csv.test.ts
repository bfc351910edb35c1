import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { csvDownload, csvStream } from "./csv.ts";

async function* batches<Row>(...all: Row[][]) {
  yield* all;
}

describe("a CSV export", () => {
  const columns = [{ heading: "Words", value: (row: string) => row }];

  it("gives back what went in, whatever signs it has", async () => {
    const rows = ["plain", 'a "quote", and a comma', "two\nlines", "Ng'ang'a", ""];
    const csv = await text(csvStream(columns, batches(rows.slice(0, 2), [], rows.slice(2))));
    expect(csv.startsWith("\uFEFFWords\r\n")).toBe(true);
    const { data } = Papa.parse<string[]>(csv.slice(1));
    expect(data.slice(1, -1).flat()).toEqual(rows);
  });

  it("lets nothing calculate in a spreadsheet", async () => {
    const csv = await text(csvStream(columns, batches(["=1+1", "+254712345678", "-1", "@SUM(A1)", "\t=1"])));
    for (const line of csv.split("\r\n").slice(1, -1)) expect(line).toMatch(/^"?'/);
  });

  it.each(["=1+1\nsecond line", "\n=1", "\r=1", "  =1", "\u00A0@x", "＝1+1", "－1", "\uFEFF=1"])(
    "nor where it hides the beginning of a formula: %j",
    async (cell) => {
      const csv = await text(csvStream(columns, batches([cell])));
      expect(Papa.parse<string[]>(csv.slice(1)).data[1]).toEqual([`'${cell}`]);
    },
  );

  it("leaves what only contains such a sign, and numbers", async () => {
    const mixed = [{ heading: "Value", value: (row: string | number) => row }];
    const rows = ["a=b", "Loan - Nakuru", -5, "x\n=1"];
    const { data } = Papa.parse<string[]>((await text(csvStream(mixed, batches(rows)))).slice(1));
    expect(data.slice(1, -1).flat()).toEqual(rows.map(String));
  });

  it("has its heading also without rows", async () => {
    expect(await text(csvStream(columns, batches<string>()))).toBe("\uFEFFWords\r\n");
  });
});

describe("a list as a CSV file", () => {
  const rowsOf = (from: number, size: number) => Array.from({ length: size }, (_, index) => from + index + 1);

  function exported(total: number, signal = new AbortController().signal) {
    const reads: (number | null)[] = [];
    const { bytes, name } = csvDownload("numbers", {
      columns: [{ heading: "Number", value: (row: number) => row }],
      async readAfter(last: number | null, size) {
        reads.push(last);
        return rowsOf(last ?? 0, Math.min(size, total - (last ?? 0)));
      },
      signal,
    });
    return { stream: bytes as Readable, name, reads };
  }

  it("has every row once, page after page, and the day in its name", async () => {
    const { stream, name, reads } = exported(1234);
    const { data } = Papa.parse<string[]>((await text(stream)).slice(1), { skipEmptyLines: true });
    expect(data.slice(1).map(Number)).toEqual(rowsOf(0, 1234));
    expect(reads).toEqual([null, 500, 1000]);
    expect(name).toMatch(/^numbers-\d{4}-\d\d-\d\d\.csv$/);
  });

  it("reads no page before the one before has been taken, and none for a caller that has left", async () => {
    const gone = new AbortController();
    const { stream, reads } = exported(1_000_000, gone.signal);
    for await (const piece of stream) {
      expect(piece).toBeTruthy();
      if (reads.length === 2) break;
    }
    const before = reads.length;
    expect(before).toBeLessThan(5);
    const second = exported(1_000_000, gone.signal);
    gone.abort();
    await text(second.stream);
    expect(second.reads).toEqual([]);
    expect(reads.length).toBeLessThanOrEqual(before + 1);
  });
});
