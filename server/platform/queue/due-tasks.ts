import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { type Database, rowsOf } from "#server/platform/database/database.ts";

/** How late a task may be whose time comes without a word: an attempt after a failure, say. */
const everyMs = 2_000;

/** Names of the tasks that could be worked on now. */
async function namesOfDue(database: Database, schema: string): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    database.db,
    sql.raw(
      `select distinct name from ${schema}.job where state < 'active' and not blocked and start_after <= now()`,
    ),
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Wakes the workers of this process whose tasks have come due. One statement asks for all kinds of task: each worker
 * looking by itself would be dozens every few seconds, of a server that has nothing to do.
 * @returns ends it, once a look that is on its way is over
 */
export function watchDueTasks(
  boss: PgBoss,
  database: Database,
  { schema, onError }: { schema: string; onError(error: unknown): void },
): () => Promise<void> {
  let looking: Promise<void> | undefined;
  const look = async () => {
    const due = await namesOfDue(database, schema);
    if (due.size === 0) return;
    for (const { id, name } of boss.getWipData()) if (due.has(name)) boss.notifyWorker(id);
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
