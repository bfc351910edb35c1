import { sql } from "drizzle-orm";
import { type Database, rowsOf, type Tx } from "#server/platform/database/database.ts";

/** How the tasks of a name are going, of all that are stored. */
export interface TaskReport {
  name: string;
  label: string;
  /** Five-field cron line in Africa/Nairobi, for a task that comes by itself. */
  cron?: string | undefined;
  /** Its failures cannot be tried again: what they carried was about a person and is deleted. */
  personal: boolean;
  /** Tasks that wait, for a further attempt too, or are being worked on. */
  waiting: number;
  failed: number;
  doneAt: Date | null;
  failedAt: Date | null;
  /** Of what kind the last failure was; empty without one. */
  failure: string;
}

/** What is counted of a name's tasks; times are seconds since 1970. */
interface Counted {
  name: string;
  waiting: number;
  failed: number;
  doneAt: number | null;
  failedAt: number | null;
  failure: string | null;
}

const moment = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/**
 * How each of these tasks is going, in their order; also those that never ran.
 * @param schema of the queue's tables
 */
export async function reportTasks(
  { db }: Database,
  schema: string,
  tasks: readonly { name: string; label: string; cron?: string; personal?: true }[],
): Promise<TaskReport[]> {
  const rows = await rowsOf<Counted>(
    db,
    sql.raw(
      `select name,
         (count(*) filter (where state < 'completed'))::int as waiting,
         (count(*) filter (where state = 'failed'))::int as failed,
         extract(epoch from max(completed_on) filter (where state = 'completed'))::float8 as "doneAt",
         extract(epoch from max(completed_on) filter (where state = 'failed'))::float8 as "failedAt",
         (array_agg(output->>'message' order by completed_on desc) filter (where state = 'failed'))[1] as failure
       from ${schema}.job group by name`,
    ),
  );
  const counted = new Map(rows.map((row) => [row.name, row]));
  return tasks.map(({ name, label, cron, personal = false }) => {
    const row = counted.get(name);
    return {
      name,
      label,
      cron,
      personal,
      waiting: row?.waiting ?? 0,
      failed: row?.failed ?? 0,
      doneAt: moment(row?.doneAt),
      failedAt: moment(row?.failedAt),
      failure: row?.failure ?? "",
    };
  });
}

/** Ids of a name's tasks that have used up their attempts. */
export async function failedTasks(tx: Tx, schema: string, name: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from ${sql.raw(schema)}.job where name = ${name} and state = 'failed'`,
  );
  return rows.map(({ id }) => id);
}
