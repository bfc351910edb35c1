import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "./database.ts";

/** Any number that no other program on the same server is likely to lock. */
const migrationLock = 7_364_512_019n;

const repeatMillis = 30_000;

interface Holder {
  pid: number;
  program: string | null;
  since: string | null;
}

/** Which session of the server has the lock; what of it another role may see. */
async function findHolder(tx: Tx): Promise<Holder | undefined> {
  const [holder] = await rowsOf<Holder>(
    tx,
    sql`select pid, application_name as program, to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as since
      from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objsubid = 1
        and classid::bigint = ${String(migrationLock >> 32n)}::bigint
        and objid::bigint = ${String(migrationLock & 0xffff_ffffn)}::bigint
        and pg_locks.database = (select oid from pg_database where datname = current_database())
      limit 1`,
  );
  return holder;
}

const waitingFor = (holder: Holder | undefined): string => {
  const session = holder
    ? `session ${holder.pid} of the database server${holder.program ? ` (${holder.program})` : ""}${holder.since ? `, connected since ${holder.since}` : ""}`
    : "another session";
  return `Waiting to change the tables: ${session} is doing so. If no other process of the product is starting, end it: SELECT pg_terminate_backend(${holder?.pid ?? "pid"});`;
};

/**
 * Waits until no other process changes tables or rights; this transaction's end gives the lock back. So a proxy that
 * lends sessions for one transaction each (PgBouncer) cannot keep it.
 * @param tell called with what is waited for, at once and every half minute
 */
export async function lockMigrations(tx: Tx, tell: (message: string) => void): Promise<void> {
  const [first] = await rowsOf<{ locked: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${String(migrationLock)}::bigint) as locked`,
  );
  if (first?.locked) return;
  const message = waitingFor(await findHolder(tx));
  tell(message);
  const timer = setInterval(() => tell(message), repeatMillis);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${String(migrationLock)}::bigint)`);
  } finally {
    clearInterval(timer);
  }
}
