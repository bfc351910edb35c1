import { type SQL, sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import { z } from "zod";
import { nairobiZone } from "#contract/core/clock.ts";
import { inBackground } from "#server/platform/background.ts";
import { newId } from "#server/platform/database/columns.ts";
import { type Database, rowsOf, type Tx } from "#server/platform/database/database.ts";
import { watchDueTasks } from "./due-tasks.ts";
import { failedTasks, reportTasks, type TaskReport } from "./task-report.ts";

/** A kind of background task: its name, what it carries, and how often a failure is tried again. */
export interface Task<Data> {
  name: string;
  /** What it does, as the owner of the provider's organisation reads it. */
  label: string;
  data: z.ZodType<Data>;
  /** Attempts after the first; the wait between them doubles, from `retryDelaySeconds`. */
  retries: number;
  retryDelaySeconds: number;
  /**
   * Its data is about a person. It is taken away when the task is done or given up; the data of every other task
   * holds ids only.
   */
  personal?: true;
  /**
   * For work that waits for somebody else's machine: how many one process does at a time (one, unless said), and whose
   * machine it is. One who answers slowly then delays nobody else: of each there is one at a time.
   */
  parallel?: { limit: number; groupOf: (data: Data) => string };
  /** Five-field cron line in Africa/Nairobi, for a task that comes by itself. */
  cron?: string;
}

/** Describes a kind of task; its data is typed by its schema. */
export function defineTask<Data>(task: Task<Data>): Task<Data> {
  return task;
}

/** What the queue itself has to know of a task, whatever it carries. */
type TaskSettings = Pick<
  Task<unknown>,
  "name" | "label" | "retries" | "retryDelaySeconds" | "personal" | "cron"
> & {
  /** Asked in the transaction that hands a task over: one that would find nothing to do is not kept. */
  isNeeded?: (tx: Tx, data: unknown) => Promise<boolean>;
};

/** A task and what does it, as a domain registers it. */
export interface TaskHandler {
  task: TaskSettings;
  /** Starts working on the task in this process. */
  start(queue: Queue): Promise<void>;
}

/**
 * Ties a task to the function that does it.
 * @param isNeeded whether there is anything to do for it, asked as it is handed over; always, unless said
 */
export const taskHandler = <Data>(
  task: Task<Data>,
  run: (data: Data, attempt: Attempt) => Promise<void>,
  isNeeded?: (tx: Tx, data: Data) => Promise<boolean>,
): TaskHandler => ({
  task: isNeeded ? { ...task, isNeeded: (tx, data) => isNeeded(tx, task.data.parse(data)) } : task,
  start: (queue) => queue.work(task, run),
});

/**
 * A kind of task that comes by itself, with nothing to carry. A failure is tried again after one and two minutes; what
 * is left undone then, the next one does.
 * @param cron five fields, Nairobi time
 */
export const defineScheduledTask = (name: string, label: string, cron: string) =>
  defineTask({ name, label, data: z.object({}), retries: 2, retryDelaySeconds: 60, cron });

/** A failure that was to be expected and is noted elsewhere: the task is tried again, the log holds nothing of it. */
export class TryAgain extends Error {
  override readonly name = "TryAgain";
}

/** How a task that was handed over is going. */
export interface Attempt {
  /** 0 for the first attempt. */
  retry: number;
  /** No further attempt follows a failure of this one. */
  last: boolean;
}

/** How many tasks of a name are in a state. */
export interface TaskCount {
  name: string;
  state: string;
  count: number;
  /** When the last of them came to its end, in seconds since 1970; null while none has. */
  endedAt: number | null;
}

export interface Queue {
  /** Makes the queues of these tasks; before that, none of them can be enqueued. */
  prepare(tasks: readonly TaskSettings[]): Promise<void>;
  /**
   * Hands a task over inside the caller's transaction: a rolled-back use case leaves no task.
   * @param when not worked on before; at once without it
   */
  enqueue<Data>(tx: Tx, task: Task<Data>, data: Data, when?: { startAfter: Date }): Promise<void>;
  /** Starts working on a kind of task in this process. */
  work<Data>(task: Task<Data>, handler: (data: Data, attempt: Attempt) => Promise<void>): Promise<void>;
  /** Takes away the data of personal tasks that ended without a word, as when their process died. */
  clean(): Promise<void>;
  /** Whether a task with this in its data waits or is being worked on. */
  isWaiting<Data>(task: Task<Data>, part: Partial<Data>): Promise<boolean>;
  /** Resolves while tasks can be handed over. @throws when the queue cannot be reached */
  check(): Promise<void>;
  /** Tasks by name and state, of all that are kept. Reads every one of them: not for each request. */
  counts(): Promise<TaskCount[]>;
  /** How each kind of task is going, also those that never ran. Reads every task, as `counts` does. */
  report(): Promise<TaskReport[]>;
  /** Gives every failed task of a name one attempt more. @returns how many; 0 for those about a person */
  retryFailed(tx: Tx, name: string): Promise<number>;
  stop(): Promise<void>;
}

const schema = "pgboss";

/** How long a task that is done or given up stays, for the metrics; pg-boss looks once a day. */
const doneTaskSeconds = 7 * 24 * 3600;

/**
 * A worker says this often that it still works on a task. One of which nothing was heard for long is taken to be dead,
 * and its task is tried again: pg-boss looks once a minute.
 */
const aliveSeconds = 15;
const deadSeconds = 60;

/**
 * What the queue keeps of a failure: where it happened and of what kind it was, as the log says it, not its words.
 * Those of a mail server or a database name people.
 */
function failureOf(task: string, error: unknown): Error {
  const { name = "Error", message = "", stack = "", code } = error as Partial<Error & { code: unknown }>;
  const failure = new Error(`${task}: ${name}${typeof code === "string" ? ` ${code}` : ""}`);
  const frames = stack.slice(stack.indexOf(message) + message.length);
  failure.stack = `${failure.message}${frames}`;
  return failure;
}

/** pg-boss's statements inside a transaction of ours. */
const bossIn = (tx: Tx) =>
  fromDrizzle({ execute: async (query) => ({ rows: await rowsOf(tx, query as SQL) }) }, sql);

/** Makes or changes the queue's tables as their owner, who also builds what it leaves to the background. */
async function startOwner(database: Database, onError: (error: unknown) => void): Promise<PgBoss | null> {
  if (!database.queueOwner) return null;
  const owner = new PgBoss({ ...database.queueOwner, schema, max: 1, schedule: false, supervise: false });
  owner.on("error", onError);
  await database.whileAlone(() => owner.start());
  await database.grantAccess(schema);
  return owner;
}

/** Empties the data of tasks. */
async function forgetData(database: Database, condition: SQL): Promise<void> {
  await database.db.execute(sql`update ${sql.raw(schema)}.job set data = '{}' where ${condition}`);
}

/** How long a task gives way to requests, in milliseconds since it could be begun. */
const patienceMillis = 1000;

/** How much of that is left to a task that was just taken. */
const patienceLeft = ({
  createdOn,
  startAfter,
}: Pick<JobWithMetadata, "createdOn" | "startAfter">): number => {
  const due = Math.max(createdOn.getTime(), startAfter.getTime());
  // The database may stand on a machine whose clock is ahead.
  return Math.min(patienceMillis, due + patienceMillis - Date.now());
};

/** Works on one task, and takes its data away at its end if that is about a person. @throws what `failureOf` makes */
async function workOn<Data>(
  database: Database,
  task: Task<Data>,
  job: JobWithMetadata<unknown>,
  handler: (data: Data, attempt: Attempt) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  const attempt = { retry: job.retryCount, last: job.retryCount >= job.retryLimit };
  const forget = () => forgetData(database, sql`name = ${task.name} and id = ${job.id}`);
  // It was done, and the process ended before the queue had noted that.
  if (task.personal && Object.keys(job.data as object).length === 0) return;
  try {
    await inBackground(() => handler(task.data.parse(job.data), attempt));
  } catch (error) {
    if (task.personal && attempt.last) await forget();
    if (!(error instanceof TryAgain)) onError(error);
    throw failureOf(task.name, error);
  }
  if (task.personal) await forget();
}

type QueueSettings = Awaited<ReturnType<PgBoss["getQueues"]>>[number];

/** Makes the queue of one task, or changes it to the task's present settings. @param present what it is now, if it is */
async function prepareTask(
  boss: PgBoss,
  task: TaskSettings,
  present: QueueSettings | undefined,
): Promise<void> {
  const settings = {
    retryLimit: task.retries,
    retryDelay: task.retryDelaySeconds,
    retryBackoff: true,
    notify: true,
    heartbeatSeconds: deadSeconds,
    deleteAfterSeconds: doneTaskSeconds,
  };
  const names = Object.keys(settings) as (keyof typeof settings)[];
  // pg-boss looked it up as it started.
  if (present && names.every((name) => present[name] === settings[name])) return;
  await boss.createQueue(task.name, settings);
  await boss.updateQueue(task.name, settings);
  // Looks up the queue once, outside any transaction. pg-boss would do so at the first task, over a
  // connection of its own: the embedded database has only the one that the caller's transaction holds.
  await boss.findJobs(task.name, { id: newId() });
}

/**
 * Starts the task queue on the product's own database.
 * @param onError called for failures of the queue itself, and for each failed attempt at a task with the task's name
 * @param works whether this process also runs scheduled tasks and maintenance
 */
export async function startQueue(
  database: Database,
  options: {
    works: boolean;
    /** Waits until nobody waits for an answer of this process, at most so long. */
    giveWay?(patienceMillis: number): Promise<void>;
    onError(error: unknown, task?: string): void;
  },
): Promise<Queue> {
  const boss = new PgBoss({
    ...database.queueConnection,
    schema,
    max: 4,
    // No task of ours waits for another one: pg-boss would look every five seconds.
    flowIntervalSeconds: 3600,
    schedule: options.works,
    supervise: options.works,
  });
  boss.on("error", (error) => options.onError(error));
  const owner = await startOwner(database, (error) => options.onError(error));
  // It has a lock of its own, and yet fails where two processes make its tables at once.
  await database.whileAlone(() => boss.start());
  // Use cases enqueue as the role that serves.
  if (!owner) await database.grantAccess(schema);
  const known = new Map<string, TaskSettings>();
  let endWatch: (() => Promise<void>) | undefined;
  let schedules: Awaited<ReturnType<PgBoss["getSchedules"]>> | undefined;
  const schedule = async (name: string, cron: string) => {
    schedules ??= await boss.getSchedules();
    const present = schedules.find((one) => one.name === name);
    if (present?.cron === cron && present.timezone === nairobiZone) return;
    await boss.schedule(name, cron, {}, { tz: nairobiZone });
  };
  return {
    async prepare(tasks) {
      const present = new Map((await boss.getQueues()).map((one) => [one.name, one]));
      for (const task of tasks) {
        await prepareTask(boss, task, present.get(task.name));
        known.set(task.name, task);
      }
    },
    async enqueue(tx, task, data, when) {
      const parsed = task.data.parse(data);
      const { isNeeded } = known.get(task.name) ?? {};
      if (isNeeded && !(await isNeeded(tx, parsed))) return;
      const group = task.parallel && { group: { id: task.parallel.groupOf(parsed) } };
      await boss.send(task.name, parsed as object, { ...group, ...when, db: bossIn(tx) });
    },
    async work(task, handler) {
      endWatch ??= watchDueTasks(boss, database, { schema, onError: (error) => options.onError(error) });
      if (task.cron) await schedule(task.name, task.cron);
      let workerId: string | undefined;
      workerId = await boss.work(
        task.name,
        // New tasks wake the worker at once, where notifications arrive. The watch wakes it for what notifies nobody, and
        // for every task behind a proxy that lends sessions by the transaction: it need not ask itself.
        {
          includeMetadata: true,
          pollingIntervalSeconds: 600,
          heartbeatRefreshSeconds: aliveSeconds,
          ...(task.parallel && { localConcurrency: task.parallel.limit, localGroupConcurrency: 1 }),
        },
        async (jobs) => {
          // Where one task was, more may wait: look again without a pause. Tasks that come in a burst, or wait
          // since before the start, wake the worker once or never, and would be taken one a polling interval.
          if (workerId) boss.notifyWorker(workerId);
          for (const job of jobs) {
            await options.giveWay?.(patienceLeft(job));
            await workOn(database, task, job, handler, (error) => options.onError(error, task.name));
          }
        },
      );
    },
    async clean() {
      for (const { name, personal } of known.values()) {
        if (!personal) continue;
        await forgetData(database, sql`name = ${name} and state >= 'completed' and data <> '{}'::jsonb`);
      }
    },
    async isWaiting(task, part) {
      const rows = await rowsOf(
        database.db,
        sql`select from ${sql.raw(schema)}.job
          where name = ${task.name} and state < 'completed' and data @> ${JSON.stringify(part)}::jsonb limit 1`,
      );
      return rows.length > 0;
    },
    async check() {
      await database.db.execute(sql.raw(`select 1 from ${schema}.queue limit 1`));
    },
    counts: () =>
      rowsOf(
        database.db,
        sql.raw(
          `select name, state::text, count(*)::int as count,
             extract(epoch from max(completed_on))::float8 as "endedAt"
           from ${schema}.job group by name, state`,
        ),
      ),
    report: () => reportTasks(database, schema, [...known.values()]),
    async retryFailed(tx, name) {
      if (known.get(name)?.personal) return 0;
      const ids = await failedTasks(tx, schema, name);
      if (ids.length > 0) await boss.retry(name, ids, { db: bossIn(tx) });
      return ids.length;
    },
    async stop() {
      await endWatch?.();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await owner?.stop({ graceful: false });
    },
  };
}
