import { eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import {
  maxDaysAhead,
  type SendRefusal,
  type SendTime,
  type scheduledChange,
} from "#contract/recruitment/scheduled-messages.ts";
import { type Actor, systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis, nairobiDateTime, nairobiMoment } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff, trialEnded } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask, TryAgain } from "#server/platform/queue/queue.ts";
import { actorColumns, noteInHistory, recordInHistory } from "../../applications/history.service.ts";
import type { ApplicationRow } from "../../applications/hr-applications.queries.ts";
import { recruiters } from "../../applications/recruiters.queries.ts";
import { describeHiring, lockedApplication } from "../hiring-file.service.ts";
import { applicationOf } from "../pipeline.queries.ts";
import { postMessage } from "../post-message.ts";
import * as queries from "./scheduled.queries.ts";
import { scheduledMessages } from "./scheduled.table.ts";

/**
 * Sends a scheduled mail when its time has come. A mail that was put off since has a later task of its own, and one that
 * left or was cancelled is found so: whichever task comes, it leaves once.
 */
export const sendScheduledTask = defineTask({
  name: "recruitment.send_scheduled",
  label: "Send emails to candidates that were scheduled",
  data: z.object({ organisationId: z.uuid(), messageId: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 30,
});

/** @throws CodedError validation for a time that is over, or too far ahead */
function momentOf({ date, time }: SendTime, now = new Date()): Date {
  const at = nairobiMoment(date, time);
  if (at <= now) throw new CodedError("validation", undefined, { "sendAt.time": "This time is over." });
  if (at.getTime() > now.getTime() + maxDaysAhead * dayMillis) {
    const message = `Choose a day within the next ${maxDaysAhead} days.`;
    throw new CodedError("validation", undefined, { "sendAt.date": message });
  }
  return at;
}

const enqueue = ({ queue }: Platform, scope: OrganisationScope, messageId: string, startAfter: Date) =>
  queue.enqueue(
    scope.tx,
    sendScheduledTask,
    { organisationId: scope.organisationId, messageId },
    { startAfter },
  );

/**
 * Keeps a mail until its time, while its application is locked.
 * @throws CodedError validation, application_withdrawn
 */
export async function scheduleMessage(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  application: ApplicationRow,
  { id, subject, body, sendAt }: { id: string; subject: string; body: string; sendAt: SendTime },
): Promise<void> {
  if (application.status === "withdrawn") throw new CodedError("application_withdrawn");
  const at = momentOf(sendAt);
  const authorId = staff.userId;
  const values = { id, applicationId: application.id, authorId, subject, body, sendAt: at };
  await scope.insert(scheduledMessages, values);
  await enqueue(platform, scope, id, at);
  await recordInHistory(scope, staff, application, {
    action: "application.message_scheduled",
    words: `Scheduled an email for ${nairobiDateTime(at)}: ${subject}`,
    detail: { messageId: id },
  });
}

/** A mail that was scheduled, and its application, locked. @throws CodedError not_found; gone once it left */
async function locked(scope: OrganisationScope, id: string) {
  const application = await lockedApplication(scope, await applicationOf(scope, scheduledMessages, id));
  const row = await queries.scheduledById(scope, id);
  if (!row) throw new CodedError("not_found");
  if (row.state === "sent") throw new CodedError("gone", "This email has left already.");
  return { application, row };
}

/**
 * Writes a scheduled mail anew, for another time or to leave at once. From then on it is in the name of who did.
 * @throws CodedError not_found, stale, validation, application_withdrawn, email_unverified; gone once it left
 */
export function changeScheduled(
  platform: Platform,
  staff: Staff,
  id: string,
  { subject, body, sendAt, expectedVersion }: z.output<typeof scheduledChange>,
): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row } = await locked(scope, id);
    if (row.state === "cancelled") throw new CodedError("gone", "This email was cancelled.");
    if (row.version !== expectedVersion) throw new CodedError("stale");
    if (application.status === "withdrawn") throw new CodedError("application_withdrawn");
    if (!sendAt) {
      await queries.settle(scope, id, { state: "sent" });
      const { fullName: name, email } = staff.principal;
      await postMessage(platform, scope, staff, application, {
        id,
        subject,
        body,
        author: { name, email },
      });
      return describeHiring(scope, staff, application);
    }
    const at = momentOf(sendAt);
    const values = { subject, body, sendAt: at, authorId: staff.userId, version: row.version + 1 };
    await scope.update(
      scheduledMessages,
      { ...values, state: "waiting", refusal: null },
      eq(scheduledMessages.id, id),
    );
    await enqueue(platform, scope, id, at);
    await recordInHistory(scope, staff, application, {
      action: "application.scheduled_changed",
      words: `Changed the email scheduled for ${nairobiDateTime(at)}: ${subject}`,
      detail: { messageId: id },
    });
    return describeHiring(scope, staff, application);
  });
}

/** Cancels a scheduled mail, once. @throws CodedError not_found; gone once it left */
export function cancelScheduled(platform: Platform, staff: Staff, id: string): Promise<HiringFile> {
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row } = await locked(scope, id);
    if (row.state !== "cancelled") {
      await queries.settle(scope, id, { state: "cancelled" });
    }
    if (row.state === "waiting") {
      await recordInHistory(scope, staff, application, {
        action: "application.scheduled_cancelled",
        words: `Cancelled the scheduled email: ${row.subject}`,
        detail: { messageId: id },
      });
    }
    return describeHiring(scope, staff, application);
  });
}

const refusalWords: Record<SendRefusal, string> = {
  application_withdrawn: "the application is withdrawn",
  author_left: "who wrote it is no longer in the team",
  trial_ended: "the trial is over",
};

/** Holds a mail back, and notifies whoever wrote it, or the whole team of recruitment where they have left. */
async function refuse(
  scope: OrganisationScope,
  application: ApplicationRow,
  { id, subject, authorId }: { id: string; subject: string; authorId: string | null },
  refusal: SendRefusal,
): Promise<void> {
  await queries.settle(scope, id, { state: "not_sent", refusal });
  await recordInHistory(scope, systemActor, application, {
    action: "application.scheduled_not_sent",
    words: `The scheduled email did not leave, since ${refusalWords[refusal]}: ${subject}`,
    detail: { messageId: id },
  });
  const team = (await recruiters(scope)).map((one) => one.id);
  const readers = authorId && team.includes(authorId) ? [authorId] : team;
  await notify(scope, readers, { kind: "scheduled_not_sent", subjectId: application.id });
}

/** Holds back what still waits, as a candidate withdraws. The application is locked. */
export async function refuseWaiting(scope: OrganisationScope, application: ApplicationRow): Promise<void> {
  for (const row of await queries.waitingOf(scope, application.id)) {
    await refuse(scope, application, row, "application_withdrawn");
  }
}

/** One run of the task. */
export function sendScheduled(
  platform: Platform,
  { organisationId, messageId }: z.output<typeof sendScheduledTask.data>,
  now = new Date(),
): Promise<void> {
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const applicationId = await applicationOf(scope, scheduledMessages, messageId);
    // Erased with its application.
    if (!applicationId) return;
    const application = await lockedApplication(scope, applicationId);
    const row = await queries.scheduledById(scope, messageId);
    if (row?.state !== "waiting") return;
    const early = row.sendAt.getTime() - now.getTime();
    // The clock of the database may be ahead of this process's: the mail must not be taken for one that was put off.
    if (early > 0 && early < 60_000) throw new TryAgain("The time has not come yet.");
    if (early > 0) return;
    if (application.status === "withdrawn") {
      return refuse(scope, application, row, "application_withdrawn");
    }
    const author = (await recruiters(scope)).find(({ id }) => id === row.authorId);
    if (!author) return refuse(scope, application, row, "author_left");
    if (trialEnded(await queries.trialEndOf(scope), now)) {
      return refuse(scope, application, row, "trial_ended");
    }
    await queries.settle(scope, messageId, { state: "sent" });
    const actor: Actor = { ...systemActor, userId: author.id };
    await postMessage(platform, scope, actor, application, { ...row, author });
    await noteInHistory(scope, application, actorColumns(actor), `The scheduled email left: ${row.subject}`);
  });
}
