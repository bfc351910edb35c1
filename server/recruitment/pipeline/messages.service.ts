import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { HiringFile, recordedReply } from "#contract/recruitment/hiring.ts";
import type { newMessage } from "#contract/recruitment/scheduled-messages.ts";
import { nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { applicationById } from "../applications/hr-applications.queries.ts";
import { describeHiring, lockedApplication } from "./hiring-file.service.ts";
import * as queries from "./pipeline.queries.ts";
import { applicationMessages } from "./pipeline.table.ts";
import { postMessage } from "./post-message.ts";
import { scheduleMessage } from "./scheduled/scheduled.service.ts";
import { scheduledMessages } from "./scheduled/scheduled.table.ts";

/**
 * Writes to a candidate: the message is in the thread and its mail is queued, or neither. With a time ahead it waits.
 * @throws CodedError not_found, email_unverified; validation and application_withdrawn for a time ahead
 */
export function sendMessage(
  platform: Platform,
  staff: Staff,
  applicationId: string,
  { key, subject, body, sendAt }: z.output<typeof newMessage>,
): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    const table = sendAt ? scheduledMessages : applicationMessages;
    if (await queries.isNew(scope, table, key, applicationId)) {
      const id = key ?? newId();
      if (sendAt) {
        await scheduleMessage(platform, scope, staff, application, { id, subject, body, sendAt });
      } else {
        const { fullName: name, email } = staff.principal;
        await postMessage(platform, scope, staff, application, {
          id,
          subject,
          body,
          author: { name, email },
        });
      }
    }
    return describeHiring(scope, staff, application);
  });
}

/**
 * Records what a candidate answered elsewhere, where colleagues look for it. No mail goes out, and the candidate does
 * not see it.
 * @throws CodedError not_found; validation for a moment that lies ahead, or before the application
 */
export function recordReply(
  { database }: Platform,
  staff: Staff,
  applicationId: string,
  { key, channel, date, time, body }: z.output<typeof recordedReply>,
): Promise<HiringFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    const sentAt = nairobiMoment(date, time);
    const now = new Date();
    if (sentAt > now) throw new CodedError("validation", undefined, { date: "This lies ahead." });
    if (date < nairobiDay(application.appliedAt)) {
      throw new CodedError("validation", undefined, { date: "This is before the application." });
    }
    if (await queries.isNew(scope, applicationMessages, key, applicationId)) {
      const id = key ?? newId();
      const recorded = { sender: "candidate", authorId: staff.userId, channel, readAt: now } as const;
      await scope.insert(applicationMessages, { id, applicationId, ...recorded, subject: "", body, sentAt });
      await scope.audit(staff, {
        action: "application.reply_recorded",
        subject: "application",
        subjectId: applicationId,
        detail: { messageId: id, channel },
      });
    }
    return describeHiring(scope, staff, application);
  });
}

/** Notes that staff have opened what the candidate wrote. @throws CodedError not_found */
export function readCandidateMessages({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await applicationById(scope, id))) throw new CodedError("not_found");
    await queries.readMessages(scope, id, "candidate");
  });
}
