import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/platform/database/database.ts";
import { TryAgain } from "#server/platform/queue/queue.ts";

/** Any number that no other program on the same server is likely to lock. */
export const backupLock = 7_364_512_020;

/** Keeps files from being deleted while a backup has their rows and does not have them yet. */
export interface DeletionHold {
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Who deletes a file asks first. @throws TryAgain while a backup is made */
  check(): Promise<void>;
}

/**
 * The embedded database belongs to this process, which then knows by itself. Elsewhere any process may make a backup or
 * delete a file: the one locks, the other looks. Whose look came before the lock deletes what no row named any more.
 */
export function createDeletionHold(database: Database): DeletionHold {
  let held = 0;
  return {
    async during(work) {
      held += 1;
      try {
        return await work();
      } finally {
        held -= 1;
      }
    },
    async check() {
      if (held > 0) throw new TryAgain("a backup is being made");
      if (database.kind === "embedded") return;
      const [row] = await rowsOf<{ free: boolean }>(
        database.db,
        sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
      );
      if (!row?.free) throw new TryAgain("a backup is being made");
    },
  };
}
