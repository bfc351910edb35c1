import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { isDecided, type StatusChoice } from "#contract/recruitment/applications.ts";
import type { HrApplicationDetail, statusChange } from "#contract/recruitment/hr.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { announceMove } from "../applications/announcements.ts";
import { insertEvent } from "../applications/applications.queries.ts";
import { actorColumns } from "../applications/history.service.ts";
import * as queries from "../applications/hr-applications.queries.ts";
import { describeApplication, findApplication } from "../applications/hr-applications.service.ts";
import { applicationLink, applicationThread } from "../applications/links.ts";
import { mentionColleagues } from "../applications/mentions.service.ts";
import { hiredTask } from "./hired.task.ts";
import { cancelUpcomingInterviews } from "./interviews.service.ts";
import { statusChangedMail } from "./status.mail.ts";

/**
 * Writes that an application has moved: the change, its place in the history, the audit entry, what programs are told
 * of, and the end of interviews that a decision makes needless. The mail to the candidate is the caller's.
 * @param row as it is now, locked
 * @returns the entry of the history
 */
export async function writeMove(
  platform: Platform,
  scope: OrganisationScope,
  actor: Actor,
  row: queries.ApplicationRow,
  {
    status,
    stage,
    notes,
    message,
  }: { status: StatusChoice; stage: number; notes: string | null; message: string | null },
): Promise<string> {
  const { id } = row;
  const awake = { snoozedUntil: null, snoozedBy: null };
  await queries.updateApplication(scope, id, { status, stage, version: row.version + 1, ...awake });
  const eventId = await insertEvent(scope, {
    applicationId: id,
    // Not the transaction's start, which lies before the wait for whoever held the row.
    at: new Date(),
    ...actorColumns(actor),
    fromStatus: row.status,
    toStatus: status,
    stage,
    notes,
    messageToCandidate: message,
  });
  await scope.audit(actor, {
    action: "application.status_changed",
    subject: "application",
    subjectId: id,
    detail: { from: row.status, to: status, stage },
  });
  if (status !== row.status) await announceMove(platform.queue, scope, row, { status, stage });
  if (status === "accepted" && row.status !== "accepted") {
    const { organisationId } = scope;
    await platform.queue.enqueue(scope.tx, hiredTask, {
      organisationId,
      applicationId: id,
      hiredBy: actor.userId,
    });
  }
  if (isDecided(status)) await cancelUpcomingInterviews(platform, scope, actor, row);
  return eventId;
}

/**
 * Moves an application on. The change, its place in the history, the audit entry and the mail to the
 * candidate are written together or not at all.
 * @throws CodedError not_found, stale, application_withdrawn, email_unverified, validation
 */
export async function changeApplicationStatus(
  platform: Platform,
  staff: StaffOrToken,
  id: string,
  change: z.output<typeof statusChange>,
): Promise<HrApplicationDetail> {
  requireVerifiedEmail(staff);
  const { database, origin } = platform;
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockApplication(scope, id);
    const row = await findApplication(scope, id);
    if (change.expectedVersion !== undefined && change.expectedVersion !== row.version) {
      throw new CodedError("stale");
    }
    if (row.status === "withdrawn") {
      throw new CodedError("application_withdrawn");
    }
    const totalStages = row.milestones.length;
    const { status } = change;
    const stage = stageAfter(status, { currentStage: row.stage, totalStages });
    if (change.stage !== undefined && change.stage !== stage) {
      const rule = `${status.replaceAll("_", " ")} is stage ${stage} of ${totalStages} here`;
      throw new CodedError("validation", undefined, { stage: `The stage contradicts the status: ${rule}.` });
    }
    const message = change.messageToCandidate || null;
    const eventId = await writeMove(platform, scope, staff, row, {
      status,
      stage,
      notes: change.notes || null,
      message,
    });
    await mentionColleagues(scope, staff, { applicationId: id, eventId, userIds: change.mentions });
    const mail = statusChangedMail({
      to: row.accountEmail,
      thread: applicationThread(id),
      name: row.candidateName,
      jobTitle: row.jobTitle,
      organization: row.organization,
      link: applicationLink(origin, id),
      status,
      stage,
      milestones: row.milestones,
      message,
    });
    await queueAccountMail(scope.tx, platform, staff.organisationId, mail);
    return describeApplication(scope, staff, id);
  });
}
