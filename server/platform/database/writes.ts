import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const writes = new WeakMap<Database, Map<PgTable, number>>();

/** Notes that a committed transaction of this process wrote to these tables. */
export function recordWrites(database: Database, tables: ReadonlySet<PgTable>): void {
  const counts = writes.get(database) ?? new Map<PgTable, number>();
  for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1);
  writes.set(database, counts);
}

/**
 * How many transactions of this process have written to a table through an organisation's scope: a number
 * that changes when answers kept in memory are old. Other processes' writes do not count.
 */
export const countWrites = (database: Database, table: PgTable): number =>
  writes.get(database)?.get(table) ?? 0;
