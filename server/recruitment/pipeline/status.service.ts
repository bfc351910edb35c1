import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { HrApplicationDetail, statusChange } from "#contract/recruitment/hr.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { describeApplication, findApplication } from "../applications/hr-applications.service.ts";
import { mentionColleagues } from "../applications/mentions.service.ts";
import { lockedCandidate } from "../candidates/candidate-decisions.queries.ts";
import { listedAs } from "../candidates/merges.queries.ts";
import { candidateContext, lockedApplication } from "./hiring-file.service.ts";
import { followMove, writeMove } from "./moves.service.ts";
import { rejectApplication, releaseApplication } from "./rejections.service.ts";
import { statusChangedMail } from "./status.mail.ts";

/** An application that was moved, and the ids of others that the same rejection covers. */
export interface Moved {
  application: HrApplicationDetail;
  others: string[];
}

/**
 * Moves an application on. The change, its place in the history, the audit entry and the mail to the
 * candidate are written together or not at all. A rejection waits for a minute in which it can be undone, before the
 * candidate learns of it.
 * @throws CodedError not_found, stale, application_withdrawn, email_unverified, validation
 */
export async function changeApplicationStatus(
  platform: Platform,
  staff: StaffOrToken,
  id: string,
  change: z.output<typeof statusChange>,
): Promise<Moved> {
  requireVerifiedEmail(staff);
  const { database, origin } = platform;
  return inOrganisation(database, staff.organisationId, async (scope) => {
    // The person first, as everybody who decides on several of their applications.
    if (change.status === "rejected") {
      const { candidateId } = await findApplication(scope, id);
      await lockedCandidate(scope, await listedAs(scope, candidateId));
    }
    let row = await lockedApplication(scope, id);
    if (change.expectedVersion !== undefined && change.expectedVersion !== row.version) {
      throw new CodedError("stale");
    }
    if (row.status === "withdrawn") {
      throw new CodedError("application_withdrawn");
    }
    if (row.heldBy) {
      // Another decision ends a rejection that waits.
      await releaseApplication(scope, staff, row);
      row = await findApplication(scope, id);
    }
    const totalStages = row.milestones.length;
    const { status } = change;
    const stage = stageAfter(status, { currentStage: row.stage, totalStages });
    if (change.stage !== undefined && change.stage !== stage) {
      const rule = `${status.replaceAll("_", " ")} is stage ${stage} of ${totalStages} here`;
      throw new CodedError("validation", undefined, { stage: `The stage contradicts the status: ${rule}.` });
    }
    const words = { notes: change.notes || null, message: change.messageToCandidate || null };
    const moved = async (eventId: string, others: string[] = []): Promise<Moved> => {
      await mentionColleagues(scope, staff, { applicationId: id, eventId, userIds: change.mentions });
      return { application: await describeApplication(scope, staff, id), others };
    };
    if (status === "rejected" && row.status !== "rejected") {
      const { withOthers } = change;
      const held = await rejectApplication(platform, scope, staff, row, { ...words, withOthers });
      return moved(held.eventId, held.others);
    }
    const eventId = await writeMove(scope, staff, row, { status, stage, ...words });
    await followMove(platform, scope, staff, row, { status, stage });
    const mail = statusChangedMail({
      ...candidateContext(origin, row),
      status,
      stage,
      milestones: row.milestones,
      message: words.message,
    });
    await queueAccountMail(scope.tx, platform, staff.organisationId, mail);
    return moved(eventId);
  });
}
