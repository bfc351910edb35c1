import { nairobiDay } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import * as queries from "./first-days.queries.ts";

/** Notifies owners of what is to be done today. */
export const firstDaysTask = defineScheduledTask(
  "recruitment.first_days",
  "Notify of items of first days that are due",
  "15 4 * * *",
);

/** Items that one run looks at; the next run goes on. */
const maxAtOnce = 500;

/** One run of the task. */
export async function followFirstDays(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const today = nairobiDay(now);
  for (const { organisationId, id } of await acrossOrganisations(database, (tx) =>
    queries.itemsDue(tx, today, maxAtOnce),
  )) {
    await inOrganisation(database, organisationId, async (scope) => {
      const owner = await queries.claimReminder(scope, id, today, now);
      const subjectId = owner && (await queries.applicationOfItem(scope, id));
      if (owner && subjectId) await notify(scope, [owner], { kind: "first_days_due", subjectId });
    });
  }
}
