import { expect, it } from "vitest";
import { scheduleText } from "./schedule-text.ts";

it.each([
  ["*/5 * * * *", "Every 5 minutes"],
  ["7 * * * *", "Every hour at :07"],
  ["30 6 * * *", "Every day at 06:30"],
  ["0 6 * * 1", "0 6 * * 1"],
  ["*/5 6 * * *", "*/5 6 * * *"],
  ["0 */2 * * *", "0 */2 * * *"],
])("says %s as %s", (cron, text) => {
  expect(scheduleText(cron)).toBe(text);
});
