import { getTableName, sql } from "drizzle-orm";
import { rowsOf } from "#server/platform/database/database.ts";
import type { OrganisationScope, OrganisationTable } from "#server/platform/database/scope.ts";

type Tx = OrganisationScope["tx"];

interface Index {
  name: string;
  definition: string;
}

/** Those that only make reading faster: whatever checks a row as it is written stays. */
const findIndexes = (tx: Tx, tables: readonly OrganisationTable[]) =>
  rowsOf<Index>(
    tx,
    sql`select quote_ident(index.relname) as name, pg_get_indexdef(index.oid) as definition
      from pg_index i join pg_class index on index.oid = i.indexrelid join pg_class owner on owner.oid = i.indrelid
      where not i.indisunique and owner.relnamespace = 'public'::regnamespace
        and owner.relname in (${sql.join(
          tables.map((table) => sql`${getTableName(table)}`),
          sql`, `,
        )})
      order by index.oid`,
  );

/** Runs statements as the owner of the tables, all as one: the others need not be prepared anew after each of them. */
async function asOwner(tx: Tx, statements: readonly string[]): Promise<void> {
  const [before] = await rowsOf<{ role: string }>(tx, sql`select current_setting('role') as role`);
  await tx.execute(sql`select set_config('role', 'none', true)`);
  await tx.execute(sql.raw(`do $do$ begin ${statements.map((one) => `${one};`).join(" ")} end $do$`));
  await tx.execute(sql`select set_config('role', ${before?.role ?? "none"}, true)`);
}

/**
 * Does work that only inserts, and makes the tables' indexes at its end: of many rows at once, one takes half of what it takes
 * with each row. The transaction has the tables for itself, so this is for a database that nobody uses yet.
 */
export async function withIndexesAfter(
  tx: Tx,
  tables: readonly OrganisationTable[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await findIndexes(tx, tables);
  await asOwner(
    tx,
    indexes.map(({ name }) => `drop index ${name}`),
  );
  await work();
  await asOwner(
    tx,
    indexes.map(({ definition }) => definition),
  );
}
