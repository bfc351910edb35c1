import type { TaskState } from "#contract/workspace/tasks.ts";
import type { TaskReport } from "#server/platform/queue/task-report.ts";

/** When the last task of a kind came to its end, well or not. */
export function lastRunOf({ doneAt, failedAt }: TaskReport): Date | null {
  if (doneAt && failedAt) return doneAt > failedAt ? doneAt : failedAt;
  return doneAt ?? failedAt;
}

/**
 * How a kind of task is going. Scheduled work that failed has caught up with its next success; of other work each
 * failed task is left undone.
 */
export function stateOfTask(task: TaskReport): TaskState {
  const { cron, failed, failedAt, waiting } = task;
  const last = lastRunOf(task);
  if (failed > 0 && (!cron || last === failedAt)) return "failed";
  if (waiting > 0) return "waiting";
  return last ? "done" : "never";
}

/** Whether failed tasks of a kind can be tried again. */
export const isRetryable = ({ failed, personal }: TaskReport): boolean => failed > 0 && !personal;
