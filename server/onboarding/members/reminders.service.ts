import { afterBusinessHours } from "#server/platform/calendar/business-time.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { soonHours } from "./members.policy.ts";
import { notifyOfficers } from "./notify-officers.service.ts";
import * as queries from "./reminders.queries.ts";

/** Reminds officers while their SACCO is open. */
export const dueRemindersTask = defineScheduledTask(
  "onboarding.due_reminders",
  "Remind of members' cases that are due",
  "*/10 8-18 * * 1-6",
);

const batch = 200;

/**
 * Reminds whoever has a case, or all officers while nobody has it, once that it is about to be overdue and once that it
 * is.
 */
export async function remindOfDue({ database }: Pick<Platform, "database">, now = new Date()): Promise<void> {
  const soon = afterBusinessHours(now, soonHours);
  for (;;) {
    const found = await acrossOrganisations(database, (tx) =>
      queries.casesToRemind(tx, { now, soon }, batch),
    );
    for (const { organisationId, id, assigneeId, dueAt } of found) {
      if (!dueAt) continue;
      const reminder = dueAt <= now ? "overdue" : "soon";
      await inOrganisation(database, organisationId, async (scope) => {
        if (!(await queries.markReminded(scope, { id, dueAt }, reminder))) return;
        const kind = reminder === "overdue" ? "member_overdue" : "member_due_soon";
        await notifyOfficers(scope, { kind, subjectId: id }, assigneeId);
      });
    }
    if (found.length < batch) return;
  }
}
