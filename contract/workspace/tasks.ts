import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { anyOf, defineList, yesOrNo } from "../core/list.ts";

/** How a kind of background work is going: by its last run, and for other than scheduled work by what is left. */
export const taskStates = ["failed", "waiting", "done", "never"] as const;
export type TaskState = (typeof taskStates)[number];

/** The kinds of background work, by what they do. */
export const taskList = defineList({
  pageSize: 50,
  filters: { state: anyOf(taskStates), scheduled: yesOrNo() },
  sorts: ["label", "-lastRunAt", "nextRunAt"],
});

/** One kind of background work of the installation. It names nobody: what single tasks carry is not shown. */
export const backgroundTask = z.object({
  /** Its name, as `/metrics` and the log say it. */
  id: z.string(),
  label: z.string(),
  state: z.enum(taskStates),
  /** Five-field cron line in Nairobi time; null for work that something else causes. */
  schedule: z.string().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  nextRunAt: z.iso.datetime().nullable(),
  waiting: z.int(),
  /** Tasks of the last seven days that have used up their attempts. */
  failed: z.int(),
  /** Of what kind the last failure was; empty without one. */
  failure: z.string(),
  /** Whether its failed tasks can be tried again. */
  retryable: z.boolean(),
});
export type BackgroundTask = z.infer<typeof backgroundTask>;

/** How many failed tasks get one attempt more. */
export const retriedTasks = z.object({ label: z.string(), count: z.int() });

const access = { role: "owner" } as const;

export const taskCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/workspace/tasks",
    summary: "Background work of the installation; none for any organisation but the provider's",
    access,
    query: taskList.query,
    answer: z.array(backgroundTask),
    paged: true,
    perMinute: 60,
  }),
  retry: defineCall({
    method: "POST",
    path: "/api/workspace/tasks/:id/retry",
    summary: "Give every failed task of a kind one attempt more",
    access,
    params: z.object({ id: z.string().max(100) }),
    answer: retriedTasks,
    errors: ["conflict"],
    perMinute: 20,
  }),
};
