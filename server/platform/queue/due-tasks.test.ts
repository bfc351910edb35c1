import type { PgBoss } from "pg-boss";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "#server/platform/database/database.ts";
import { watchDueTasks } from "./due-tasks.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const workers = [
  { id: "a1", name: "a" },
  { id: "b1", name: "b" },
  { id: "b2", name: "b" },
];

/** Workers of two kinds of task, and a database that answers as `execute` does. */
function watch(execute: () => Promise<{ rows: { name: string }[] }>) {
  const asked = vi.fn(execute);
  const woken: string[] = [];
  const failures: unknown[] = [];
  const boss = { getWipData: () => workers, notifyWorker: (id: string) => woken.push(id) };
  const end = watchDueTasks(boss as unknown as PgBoss, { db: { execute: asked } } as unknown as Database, {
    schema: "tasks",
    onError: (error) => failures.push(error),
  });
  return { asked, woken, failures, end };
}

it("asks once for all kinds of task, and wakes every worker of those that are due", async () => {
  const { asked, woken, end } = watch(async () => ({
    rows: [{ name: "b" }, { name: "of another process" }],
  }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(woken).toEqual(["b1", "b2"]);
  await end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

it("goes on after a failure, and asks nothing while the database still owes an answer", async () => {
  const late = Promise.withResolvers<{ rows: [] }>();
  const { asked, failures, end } = watch(async () => {
    if (failures.length === 0) throw new Error("away");
    return late.promise;
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failures).toMatchObject([{ message: "away" }]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveBeenCalledTimes(2);
  const ended = vi.fn();
  void end().then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended, "before its last answer").not.toHaveBeenCalled();
  late.resolve({ rows: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalled();
});
