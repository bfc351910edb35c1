import { pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { backgroundTask, retriedTasks, taskCalls, taskList } from "./tasks.ts";

export const taskDocs = [
  describeSchema(taskList.query, "TaskQuery", "Which kinds of background work, and in which order.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    state: ["How it is going; may be given several times.", ["failed"]],
    scheduled: ["Whether it comes by itself.", "true"],
    sort: ["The order.", "label"],
  }),
  describeSchema(backgroundTask, "BackgroundTask", "One kind of background work of the installation.", {
    id: ["Its name, as `/metrics` says it.", "mail.send"],
    label: ["What it does.", "Send mail"],
    state: ["How it is going.", "failed"],
    schedule: ["Cron line in Nairobi time; null for work that something else causes.", "30 6 * * *"],
    lastRunAt: [
      "When the last task ended; null for none in the last seven days.",
      "2026-11-21T06:00:00.000Z",
    ],
    nextRunAt: ["When it comes by itself next; null for other work.", "2026-11-22T06:00:00.000Z"],
    waiting: ["Tasks that wait or are being worked on.", 0],
    failed: ["Tasks of the last seven days that have used up their attempts.", 2],
    failure: ["Of what kind the last failure was.", "mail.send: Error ECONNREFUSED"],
    retryable: ["Whether its failed tasks can be tried again.", true],
  }),
  describeSchema(taskCalls.retry.params, "TaskId", "A kind of background work.", {
    id: ["Its name.", "mail.send"],
  }),
  describeSchema(retriedTasks, "RetriedTasks", "What is tried again.", {
    label: ["What the tasks do.", "Send mail"],
    count: ["How many.", 2],
  }),
];
