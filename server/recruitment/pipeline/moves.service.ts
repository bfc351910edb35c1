import type { ApplicationStatus, StatusChoice } from "#contract/recruitment/applications.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { announceMove } from "../applications/announcements.ts";
import { insertEvent } from "../applications/applications.queries.ts";
import { actorColumns } from "../applications/history.service.ts";
import { type ApplicationRow, updateApplication } from "../applications/hr-applications.queries.ts";
import { hiredTask } from "./hired.task.ts";
import { cancelUpcomingInterviews } from "./interviews.service.ts";

/** A move of an application, and what staff say of it. */
export interface Move {
  status: StatusChoice;
  stage: number;
  /** For the team alone. */
  notes: string | null;
  /** For the candidate, in the mail. */
  message: string | null;
}

/**
 * Writes that an application has moved: the change, its place in the history, and the audit entry. What follows from
 * it outside the team is `followMove`'s.
 * @param row as it is now, locked
 * @param heldBy the decision by which it is held until the candidate learns of it; null when they learn of it now
 * @returns the entry of the history
 */
export async function writeMove(
  scope: OrganisationScope,
  actor: Actor,
  row: ApplicationRow,
  { status, stage, notes, message }: Move,
  heldBy: string | null = null,
): Promise<string> {
  const { id } = row;
  await updateApplication(scope, id, {
    status,
    stage,
    version: row.version + 1,
    snoozedUntil: null,
    snoozedBy: null,
    heldBy,
    heldStatus: heldBy === null ? null : row.status,
  });
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
  return eventId;
}

/**
 * What follows from a move: programs are told of it, a hire is handed over, and interviews that a decision makes needless
 * are cancelled. The mail to the candidate is the caller's.
 * @param before the application as it was before it moved
 */
export async function followMove(
  platform: Platform,
  scope: OrganisationScope,
  actor: Actor,
  before: ApplicationRow & { status: ApplicationStatus },
  { status, stage }: Pick<Move, "status" | "stage">,
): Promise<void> {
  if (status !== before.status) await announceMove(platform.queue, scope, before, { status, stage });
  if (status === "accepted" && before.status !== "accepted") {
    const { organisationId } = scope;
    await platform.queue.enqueue(scope.tx, hiredTask, {
      organisationId,
      applicationId: before.id,
      hiredBy: actor.userId,
    });
  }
  if (isDecided(status)) await cancelUpcomingInterviews(platform, scope, actor, before);
}
