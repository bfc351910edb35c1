/**
 * Measures imports of 10,000 and of 100,000 rows: reading and checking the file, importing it, taking all of it away
 * again; beside bare inserts of the same rows. Meanwhile the slowest turn of the event loop, since others are served
 * by the same process. On the PostgreSQL of TEST_DATABASE_URL. `node bench/imports.ts`
 */

import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { ImportSummary } from "#contract/core/import.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { asTestApp } from "#server/testing/test-app.ts";
import { openDatabaseApp } from "./database-app.ts";
import { figure, printTable } from "./report.ts";

const sizes = [10_000, 100_000];
const batchRows = 500;

const { app, bare, close } = await openDatabaseApp("imports");
const { id: organisationId } = await createOrganisation(asTestApp(app));
const { token } = await createStaff(asTestApp(app), organisationId, ["owner"]);
const api = asTestApp(app).as(token);

interface Kind {
  /** The table that it fills. */
  table: string;
  headings: string;
  line(at: number): string;
  asOf?: string;
  calls: typeof api.finance.transactions.imports | typeof api.members.imports;
}

const day = (at: number) =>
  `2026-${String((at % 9) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}`;

/** A member's line comes first: statements and books then name these people. */
const kinds: Record<string, Kind> = {
  members: {
    table: "member",
    headings: "Full name,ID number,Phone,Member number,Joined on",
    line: (at) =>
      `Wanjiku Kamau ${"abcdefghij"[at % 10]},${10_000_000 + at},0${700_000_000 + at},M-${at},${day(at)}`,
    calls: api.members.imports,
  },
  transactions: {
    table: "finance_transaction",
    headings: "Receipt,Date,Details,Paid in,Account",
    line: (at) => `R${at},${day(at)},Deposit,${100 + (at % 900)},${10_000_000 + (at % 10_000)}`,
    calls: api.finance.transactions.imports,
  },
  loans: {
    table: "finance_loan",
    headings:
      "Loan No,Member No,Member Name,Loan Product,Amount Disbursed,Disbursed,Period,Rate,Balance,Days in arrears",
    line: (at) =>
      `LN-${at},M-${at % 10_000},Wanjiku Kamau,Development,100000,${day(at)},24,12,80000,${at % 400}`,
    asOf: "2026-10-31",
    calls: api.finance.loans.imports,
  },
  interactions: {
    table: "interaction",
    headings: "Date,Channel,Summary,Member",
    line: (at) =>
      `${day(at)} ${String(at % 24).padStart(2, "0")}:${String(at % 60).padStart(2, "0")},call,Asked about loan ${at},${10_000_000 + (at % 10_000)}`,
    calls: api.experience.interactions.imports,
  },
};

const seconds = (from: number) => (performance.now() - from) / 1000;

async function ended(calls: Kind["calls"], id: string): Promise<ImportSummary> {
  for (;;) {
    const run = await calls.get({ params: { id } });
    if (run.state !== "running") return run;
    await pause(50);
  }
}

const start = (kind: Kind, id: string) =>
  kind.calls.start({
    params: { id },
    body: { source: "Core banking system", informed: true, ...(kind.asOf ? { asOf: kind.asOf } : {}) },
  });

/** Copies the rows of an import batch by batch into a table like theirs, with its indexes. @returns seconds */
async function insertBare(table: string, count: number): Promise<number> {
  await bare.query(`create table bare_rows (like ${table} including all)`);
  await bare.query(`create temp table kept_rows as select *, row_number() over () as place from ${table}`);
  await bare.query("create index on kept_rows (place)");
  const { rows } = await bare.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(", ");
  const from = performance.now();
  for (let first = 0; first < count; first += batchRows) {
    await bare.query(
      `insert into bare_rows (${columns}) select ${columns} from kept_rows where place > $1 and place <= $2`,
      [first, first + batchRows],
    );
  }
  const took = seconds(from);
  await bare.query("drop table bare_rows, kept_rows");
  return took;
}

const fileOf = ({ headings, line }: Kind, count: number) =>
  new File([[headings, ...Array.from({ length: count }, (_, at) => line(at))].join("\n")], "rows.csv", {
    type: "text/csv",
  });

async function measure(name: string, kind: Kind, count: number): Promise<string[]> {
  const file = () => fileOf(kind, count);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();

  const from = performance.now();
  const { id } = await kind.calls.upload({ form: {}, files: { file: file() } });
  const params = { id };
  const { ready } = await kind.calls.check({ params });
  if (ready !== count) throw new Error(`${name}: ${ready} of ${count} rows are ready`);
  const checked = seconds(from);

  const started = performance.now();
  await start(kind, id);
  const run = await ended(kind.calls, id);
  const imported = seconds(started);
  if (run.state !== "done" || run.created !== count) throw new Error(`${name}: ${JSON.stringify(run)}`);
  const inserted = await insertBare(kind.table, count);

  const undoing = performance.now();
  const { undo } = await kind.calls.undo({ params });
  const undone = seconds(undoing);
  if (undo?.removed !== count) throw new Error(`${name}: ${JSON.stringify(undo)} of ${count} taken away`);

  // Stopped half-way, nothing of it stays.
  const second = await kind.calls.upload({ form: {}, files: { file: file() } });
  await start(kind, second.id);
  for (;;) {
    const { processed } = await kind.calls.get({ params: { id: second.id } });
    if (processed >= count / 2) break;
    await pause(10);
  }
  const stopping = performance.now();
  const stopped = await kind.calls.cancel({ params: { id: second.id } });
  const stop = seconds(stopping);
  const left = await bare.query<{ count: string }>(`select count(*) from ${kind.table}`);
  if (stopped.state !== "cancelled" || left.rows[0]?.count !== "0")
    throw new Error(`${name}: something stays`);
  delay.disable();
  return [
    `${name}, ${count}`,
    figure(checked),
    figure(imported),
    figure(imported / inserted),
    figure(undone),
    figure(stop),
    figure(delay.max / 1e6),
    figure(process.memoryUsage.rss() / 1e6),
  ];
}

const rows: string[][] = [];
for (const [name, kind] of Object.entries(kinds)) {
  for (const count of sizes) rows.push(await measure(name, kind, count));
  if (kind !== kinds.members) continue;
  // The rows of the others are about these.
  const { id } = await kind.calls.upload({ form: {}, files: { file: fileOf(kind, 10_000) } });
  await start(kind, id);
  await ended(kind.calls, id);
}
await close();
printTable(
  `Imports on PostgreSQL, ${batchRows} rows a transaction`,
  [
    "",
    "checked s",
    "imported s",
    ": bare inserts",
    "undone s",
    "stopped s",
    "slowest turn ms",
    "resident MB",
  ],
  rows,
);
