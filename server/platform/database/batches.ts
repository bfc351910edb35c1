import type { Database, Tx } from "./database.ts";
import { acrossOrganisations } from "./scope.ts";

/** Below every id. */
const first = "00000000-0000-0000-0000-000000000000";
/** Rows of one transaction. */
const size = 200;

/**
 * Works on rows of all organisations in the order of their ids, some hundred in a transaction, so that nobody waits
 * for all of them.
 * @param readAfter the next rows, at most `size`, whose id is greater
 */
export async function eachInBatches<Row extends { id: string }>(
  database: Database,
  readAfter: (tx: Tx, after: string, size: number) => PromiseLike<Row[]>,
  work: (tx: Tx, row: Row) => Promise<void>,
): Promise<void> {
  let after = first;
  for (;;) {
    const rows = await acrossOrganisations(database, async (tx) => {
      const batch = await readAfter(tx, after, size);
      for (const row of batch) await work(tx, row);
      return batch;
    });
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
  }
}
