import { serveJobs } from "#server/platform/documents/worker-job.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { type Sheet, toSheet } from "./sheet.ts";

export interface SheetJob {
  bytes: Uint8Array;
  kind: "csv" | "xlsx";
  /** Rows that are taken at most. */
  maxRows: number;
}

serveJobs<SheetJob, Sheet>(async ({ bytes, kind, maxRows }) =>
  toSheet(kind === "csv" ? readCsv(bytes, maxRows) : await readXlsx(bytes), maxRows),
);
