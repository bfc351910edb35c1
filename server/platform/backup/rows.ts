import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import type { WaitingTask, WriteLine } from "./lines.ts";

const batch = 500;

interface Table {
  /** With its schema, quoted where it has to be. */
  name: string;
  /** Of the rows, but for what the database works out itself. */
  columns: string[];
}

const tablesOf = (tx: Tx): Promise<Table[]> =>
  rowsOf<Table>(
    tx,
    sql`select format('%I.%I', n.nspname, c.relname) as name,
          array(select quote_ident(attname) from pg_attribute
            where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
            order by attnum)::text[] as columns
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r'
        order by 1`,
  );

/** When the last migration of this database was made, as its journal says. */
export async function lastMigration(tx: Tx): Promise<number> {
  const [last] = await rowsOf<{ at: string }>(
    tx,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(last?.at ?? 0);
}

/** Writes the rows of every table, as one snapshot shows them. @returns how many, and of how many tables */
export async function writeRows(tx: Tx, write: WriteLine): Promise<{ rows: number; tables: number }> {
  const tables = await tablesOf(tx);
  let count = 0;
  for (const { name, columns } of tables) {
    await write({ table: name, columns });
    await tx.execute(
      sql.raw(`declare backed_up no scroll cursor for select t::text as "row" from ${name} t`),
    );
    for (;;) {
      const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${batch} from backed_up`));
      if (rows.length === 0) break;
      count += rows.length;
      await write({ rows: rows.map(({ row }) => row) });
    }
    await tx.execute(sql.raw("close backed_up"));
  }
  return { rows: count, tables: tables.length };
}

/** Tasks that are not done; those that come by themselves carry nothing and come again. */
export const waitingTasks = (tx: Tx): Promise<WaitingTask[]> =>
  rowsOf<WaitingTask>(
    tx,
    sql`select name, data, retry_limit as retries, retry_delay as "retryDelaySeconds" from pgboss.job
        where state in ('created', 'retry', 'active') and data is not null and data <> '{}' and name not like '\\_\\_%'
        order by created_on, id`,
  );

/** Makes every table empty: migrations leave rows of their own. */
export async function emptyTables(tx: Tx): Promise<Map<string, readonly string[]>> {
  const tables = await tablesOf(tx);
  for (const { name } of tables) await tx.execute(sql.raw(`delete from ${name}`));
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

/** Puts rows back, as `writeRows` has written them. */
export async function insertRows(tx: Tx, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const values = columns.map((column) => `(s.r).${column}`).join(", ");
  await tx.execute(
    sql`insert into ${sql.raw(name)} (${sql.raw(columns.join(", "))})
        select ${sql.raw(values)} from (
          select x::${sql.raw(name)} as r from json_array_elements_text(${JSON.stringify(rows)}::json) x offset 0
        ) s`,
  );
}

/** How many rows all tables hold together. */
export async function countRows(tx: Tx): Promise<number> {
  let count = 0;
  for (const { name } of await tablesOf(tx)) {
    const [row] = await rowsOf<{ count: number }>(tx, sql.raw(`select count(*)::int as count from ${name}`));
    count += row?.count ?? 0;
  }
  return count;
}
