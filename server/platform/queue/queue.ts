import { type SQL, sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { z } from "zod";
import { newId } from "#server/platform/database/columns.ts";
import { type Database, rowsOf, type Tx } from "#server/platform/database/database.ts";

/** A kind of background task: its name, what it carries, and how often a failure is tried again. */
export interface Task<Data> {
  name: string;
  data: z.ZodType<Data>;
  /** Attempts after the first; the wait between them doubles, from `retryDelaySeconds`. */
  retries: number;
  retryDelaySeconds: number;
  /** Five-field cron line in Africa/Nairobi, for a task that comes by itself. */
  cron?: string;
}

export function defineTask<Data>(task: Task<Data>): Task<Data> {
  return task;
}

/** How a task that was handed over is going. */
export interface Attempt {
  /** 0 for the first attempt. */
  retry: number;
  /** No further attempt follows a failure of this one. */
  last: boolean;
}

export interface Queue {
  /** Hands a task over inside the caller's transaction: a rolled-back use case leaves no task. */
  enqueue<Data>(tx: Tx, task: Task<Data>, data: Data): Promise<void>;
  /** Starts working on a kind of task in this process. */
  work<Data>(task: Task<Data>, handler: (data: Data, attempt: Attempt) => Promise<void>): Promise<void>;
  /** Tasks by name and state, for readiness and metrics. */
  counts(): Promise<{ name: string; state: string; count: number }[]>;
  stop(): Promise<void>;
}

const schema = "pgboss";

/** pg-boss's statements inside a transaction of ours. */
const bossIn = (tx: Tx) =>
  fromDrizzle({ execute: async (query) => ({ rows: await rowsOf(tx, query as SQL) }) }, sql);

/** Use cases enqueue inside transactions that run as this role. */
async function grantTo(database: Database, role: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    // Two processes that grant at once would fail on each other's catalogue rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('queue grants'))`);
    for (const grant of [
      `usage on schema ${schema}`,
      `select, insert, update, delete on all tables in schema ${schema}`,
      `execute on all functions in schema ${schema}`,
    ]) {
      await tx.execute(sql.raw(`grant ${grant} to ${role}`));
    }
  });
}

/**
 * Starts the task queue on the product's own database.
 * @param works whether this process also runs scheduled tasks and maintenance
 */
export async function startQueue(
  database: Database,
  tasks: readonly Pick<Task<unknown>, "name" | "retries" | "retryDelaySeconds">[],
  options: { works: boolean; onError(error: unknown): void },
): Promise<Queue> {
  const boss = new PgBoss({
    ...database.queueConnection,
    schema,
    max: 4,
    useListenNotify: true,
    schedule: options.works,
    supervise: options.works,
  });
  boss.on("error", options.onError);
  await boss.start();
  for (const task of tasks) {
    const settings = {
      retryLimit: task.retries,
      retryDelay: task.retryDelaySeconds,
      retryBackoff: true,
      notify: true,
      deleteAfterSeconds: 30 * 24 * 3600,
    };
    await boss.createQueue(task.name, settings);
    await boss.updateQueue(task.name, settings);
    // Looks up the queue once, outside any transaction. pg-boss would do so at the first task, over a
    // connection of its own: the embedded database has only the one that the caller's transaction holds.
    await boss.findJobs(task.name, { id: newId() });
  }
  if (database.runAs) await grantTo(database, database.runAs);
  return {
    async enqueue(tx, task, data) {
      await boss.send(task.name, task.data.parse(data) as object, { db: bossIn(tx) });
    },
    async work(task, handler) {
      if (task.cron) await boss.schedule(task.name, task.cron, {}, { tz: "Africa/Nairobi" });
      let workerId: string | undefined;
      workerId = await boss.work(
        task.name, // New tasks wake the worker at once; polling is for what notifies nobody: a retry that has come due.
        { includeMetadata: true, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
        async (jobs) => {
          // Where one task was, more may wait: look again without a pause. Tasks that come in a burst, or wait
          // since before the start, wake the worker once or never, and would be taken one a polling interval.
          if (workerId) boss.notifyWorker(workerId);
          for (const job of jobs) {
            await handler(task.data.parse(job.data), {
              retry: job.retryCount,
              last: job.retryCount >= job.retryLimit,
            });
          }
        },
      );
    },
    counts: () =>
      rowsOf(
        database.db,
        sql.raw(`select name, state::text, count(*)::int as count from ${schema}.job group by name, state`),
      ),
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
