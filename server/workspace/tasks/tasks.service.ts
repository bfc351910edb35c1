import { CronExpressionParser } from "cron-parser";
import type { z } from "zod";
import { nairobiZone } from "#contract/core/clock.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type { BackgroundTask, retriedTasks, taskList } from "#contract/workspace/tasks.ts";
import { isProvider } from "#server/accounts/provider.service.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { TaskReport } from "#server/platform/queue/task-report.ts";
import { isRetryable, lastRunOf, stateOfTask } from "./tasks.policy.ts";

type TaskQuery = z.output<typeof taskList.query>;

const nextRun = (cron: string, now: Date): string =>
  CronExpressionParser.parse(cron, { currentDate: now, tz: nairobiZone }).next().toDate().toISOString();

const toTask = (task: TaskReport, now: Date): BackgroundTask => ({
  id: task.name,
  label: task.label,
  state: stateOfTask(task),
  schedule: task.cron ?? null,
  lastRunAt: lastRunOf(task)?.toISOString() ?? null,
  nextRunAt: task.cron ? nextRun(task.cron, now) : null,
  waiting: task.waiting,
  failed: task.failed,
  failure: task.failure,
  retryable: isRetryable(task),
});

/** After every time: times in ISO sort as texts, and what has none comes last. */
const never = "9999";

const orders: Record<TaskQuery["sort"], (a: BackgroundTask, b: BackgroundTask) => number> = {
  label: () => 0,
  "-lastRunAt": (a, b) => (b.lastRunAt ?? "").localeCompare(a.lastRunAt ?? ""),
  nextRunAt: (a, b) => (a.nextRunAt ?? never).localeCompare(b.nextRunAt ?? never),
};

/** Background work of the installation; none for any organisation but the provider's. */
export async function listTasks(
  { database, queue }: Platform,
  staff: Staff,
  { page, pageSize, sort, state, scheduled }: TaskQuery,
): Promise<Page<BackgroundTask>> {
  const allowed = await inOrganisation(database, staff.organisationId, ({ tx }) =>
    isProvider(tx, staff.organisationId),
  );
  if (!allowed) return { rows: [], total: 0 };
  const now = new Date();
  const found = (await queue.report())
    .map((task) => toTask(task, now))
    .filter((task) => !state || state.includes(task.state))
    .filter((task) => scheduled === undefined || scheduled === (task.schedule !== null))
    .toSorted((a, b) => orders[sort](a, b) || a.label.localeCompare(b.label) || a.id.localeCompare(b.id));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

/**
 * Gives every failed task of a kind one attempt more.
 * @throws CodedError not_found outside the provider's organisation and for no task of that name; conflict when
 *   nothing of it can be tried again
 */
export async function retryTask(
  { database, queue }: Platform,
  staff: Staff,
  name: string,
): Promise<z.output<typeof retriedTasks>> {
  const task = (await queue.report()).find((one) => one.name === name);
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!task || !(await isProvider(scope.tx, staff.organisationId))) throw new CodedError("not_found");
    const count = await queue.retryFailed(scope.tx, name);
    if (count === 0) throw new CodedError("conflict", "There is nothing to try again.");
    await scope.audit(staff, {
      action: "task.retried",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: { task: name, count },
    });
    return { label: task.label, count };
  });
}
