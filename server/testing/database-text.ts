import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/platform/database/database.ts";

/**
 * Every row of every table, the queue's included, as text under its table's name: what somebody would read
 * who got hold of the database.
 */
export function databaseText(database: Database): Promise<Map<string, string>> {
  return database.db.transaction(async (tx) => {
    // As the connecting role, which may read every schema; and across organisations if row-level security binds it.
    await tx.execute(sql`select set_config('app.organisation', '*', true)`);
    const tables = await rowsOf<{ name: string }>(
      tx,
      // Partitions are read through the table that they belong to.
      sql`select format('%I.%I', n.nspname, c.relname) as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition
          and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
        order by 1`,
    );
    const texts = new Map<string, string>();
    for (const { name } of tables) {
      const rows = await rowsOf<{ row: string }>(tx, sql.raw(`select t::text as row from ${name} t`));
      texts.set(name, rows.map(({ row }) => row).join("\n"));
    }
    return texts;
  });
}

/** Tables whose rows hold `trace`, in any column and however it is written, big or small. */
export async function tablesWith(database: Database, trace: string): Promise<string[]> {
  const texts = await databaseText(database);
  return [...texts]
    .filter(([, text]) => text.toLowerCase().includes(trace.toLowerCase()))
    .map(([name]) => name);
}
