import { describe, expect, it } from "vitest";
import type { TaskReport } from "#server/platform/queue/task-report.ts";
import { isRetryable, lastRunOf, stateOfTask } from "./tasks.policy.ts";

const early = new Date("2026-11-21T06:00:00Z");
const late = new Date("2026-11-22T06:00:00Z");
const task = (values: Partial<TaskReport> = {}): TaskReport => ({
  name: "mail.send",
  label: "Send mail",
  personal: false,
  waiting: 0,
  failed: 0,
  doneAt: null,
  failedAt: null,
  failure: "",
  ...values,
});

describe("a kind of background work", () => {
  it("last ran when the last of its tasks came to its end", () => {
    expect(lastRunOf(task())).toBeNull();
    expect(lastRunOf(task({ failedAt: early }))).toEqual(early);
    expect(lastRunOf(task({ doneAt: early, failedAt: late }))).toEqual(late);
    expect(lastRunOf(task({ doneAt: late, failedAt: early }))).toEqual(late);
  });

  it("is waiting, done or never ran where nothing failed", () => {
    expect(stateOfTask(task())).toBe("never");
    expect(stateOfTask(task({ doneAt: early }))).toBe("done");
    expect(stateOfTask(task({ doneAt: early, waiting: 1 }))).toBe("waiting");
  });

  it("has failed until its next success by schedule, and otherwise as long as a failed task is left", () => {
    const failed = { failed: 1, failedAt: early };
    const cron = "30 6 * * *";
    expect(stateOfTask(task({ ...failed, cron, waiting: 1 }))).toBe("failed");
    expect(stateOfTask(task({ ...failed, cron, doneAt: late }))).toBe("done");
    expect(stateOfTask(task({ ...failed, doneAt: late }))).toBe("failed");
  });

  it("can be tried again unless it was about a person", () => {
    expect(isRetryable(task())).toBe(false);
    expect(isRetryable(task({ failed: 1 }))).toBe(true);
    expect(isRetryable(task({ failed: 1, personal: true }))).toBe(false);
  });
});
