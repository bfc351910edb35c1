import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { HrApplicationDetail, snooze } from "#contract/recruitment/hr.ts";
import { nairobiMoment } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { applications } from "./applications.table.ts";
import { lockApplication } from "./hr-applications.queries.ts";
import { describeApplication, findApplication, snoozedDay } from "./hr-applications.service.ts";

/** Brings an application back on the morning of its day, and tells whoever put it aside. */
export const endSnoozeTask = defineTask({
  name: "recruitment.end_snooze",
  label: "Bring applications back that were put aside",
  data: z.object({ organisationId: z.uuid(), applicationId: z.uuid(), until: z.iso.datetime() }),
  retries: 5,
  retryDelaySeconds: 60,
});

/** When people begin to work: what was put aside is back by then. */
const morning = "08:00";

/**
 * Puts an application aside, or back among the others. It is the same for the whole team.
 * @throws CodedError not_found; stale when a colleague has put it aside, or back, meanwhile; conflict for one that is decided
 */
export function snoozeApplication(
  { database, queue }: Platform,
  staff: Staff,
  id: string,
  { until, expectedUntil }: z.output<typeof snooze>,
): Promise<HrApplicationDetail> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await lockApplication(scope, id);
    const row = await findApplication(scope, id);
    if (expectedUntil !== undefined && expectedUntil !== snoozedDay(row)) throw new CodedError("stale");
    if (until && isDecided(row.status)) throw new CodedError("conflict");
    const snoozedUntil = until ? nairobiMoment(until, morning) : null;
    const snoozedBy = until ? staff.userId : null;
    await scope.update(applications, { snoozedUntil, snoozedBy }, eq(applications.id, id));
    await scope.audit(staff, {
      action: "application.snoozed",
      subject: "application",
      subjectId: id,
      detail: { until },
    });
    if (snoozedUntil) {
      const data = {
        organisationId: staff.organisationId,
        applicationId: id,
        until: snoozedUntil.toISOString(),
      };
      await queue.enqueue(scope.tx, endSnoozeTask, data, { startAfter: snoozedUntil });
    }
    return describeApplication(scope, staff, id);
  });
}

/** Ends one that was not changed since, once. */
export function endSnooze(
  { database }: Platform,
  { organisationId, applicationId, until }: z.output<typeof endSnoozeTask.data>,
): Promise<void> {
  return inOrganisation(database, organisationId, async (scope) => {
    await lockApplication(scope, applicationId);
    const [row] = await scope.select(
      { snoozedBy: applications.snoozedBy },
      applications,
      and(eq(applications.id, applicationId), eq(applications.snoozedUntil, new Date(until))),
    );
    if (!row) return;
    await scope.update(
      applications,
      { snoozedUntil: null, snoozedBy: null },
      eq(applications.id, applicationId),
    );
    if (row.snoozedBy)
      await notify(scope, [row.snoozedBy], { kind: "application_awake", subjectId: applicationId });
  });
}
