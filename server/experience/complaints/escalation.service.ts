import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import { afterBusinessHours } from "#server/platform/calendar/business-time.ts";
import { dayMillis } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { complaintStaff } from "./colleagues.queries.ts";
import * as queries from "./escalation.queries.ts";
import { insertEvents } from "./history.queries.ts";
import { officeOf } from "./office-hours.ts";
import { readSettings } from "./settings.queries.ts";

/** Escalates while offices are open. */
export const escalateComplaintsTask = defineScheduledTask(
  "experience.complaints_due",
  "Tell of complaints that are about to be late, and of snoozed ones that are back",
  "*/10 7-19 * * *",
);

const batch = 200;

/** No organisation is told earlier: the most hours that it can choose, of an office that opens three hours a day. */
const lookAheadDays = 30;

/** Whom an escalation reaches: whoever works on the complaint, and all who could and who own the organisation. */
async function toEscalate(scope: OrganisationScope, ownerId: string | null): Promise<string[]> {
  const staff = await complaintStaff(scope);
  return [...new Set([...(ownerId ? [ownerId] : []), ...staff.map(({ id }) => id)])];
}

type Untold = Awaited<ReturnType<typeof queries.untoldComplaints>>[number];

async function escalate(scope: OrganisationScope, { id, ownerId, dueAt }: Untold, now: Date): Promise<void> {
  if (!dueAt) return;
  const escalation: queries.Escalation = dueAt <= now ? "overdue" : "soon";
  if (!(await queries.markReminded(scope, { id, dueAt }, escalation))) return;
  const kind = escalation === "overdue" ? "complaint_overdue" : "complaint_due_soon";
  await notify(scope, await toEscalate(scope, ownerId), { kind, subjectId: id });
  await insertEvents(scope, { complaintId: id, event: "escalated", to: escalation });
}

/** Takes up what was snoozed until now. */
async function wakeSnoozed({ database }: Pick<Platform, "database">, now: Date): Promise<void> {
  const found = await acrossOrganisations(database, (tx) => queries.awakeComplaints(tx, now, batch));
  for (const { organisationId, id, ownerId } of found) {
    await inOrganisation(database, organisationId, async (scope) => {
      if (!(await queries.endSnooze(scope, id, now))) return;
      const staff = await colleaguesToNotify(scope, "experience", ownerId);
      const userIds = staff.map((one) => one.id);
      await notify(scope, userIds, { kind: "complaint_awake", subjectId: id });
      await insertEvents(scope, { complaintId: id, event: "woken" });
    });
  }
}

/**
 * Tells of complaints, once, that a step of theirs is about to be late, in the hours that the organisation chose, and
 * once that it is.
 */
export async function escalateComplaints(
  platform: Pick<Platform, "database">,
  now = new Date(),
): Promise<void> {
  const { database } = platform;
  await wakeSnoozed(platform, now);
  const until = new Date(now.getTime() + lookAheadDays * dayMillis);
  const organisationIds = await acrossOrganisations(database, (tx) =>
    queries.organisationsWithDue(tx, until),
  );
  for (const organisationId of organisationIds) {
    await inOrganisation(database, organisationId, async (scope) => {
      const settings = await readSettings(scope);
      const soon = afterBusinessHours(now, settings.warnHours, officeOf(settings));
      for (const one of await queries.untoldComplaints(scope, { now, soon })) await escalate(scope, one, now);
    });
  }
}
