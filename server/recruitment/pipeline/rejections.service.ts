import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { undoSeconds } from "#contract/recruitment/hr-candidates.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { type Actor, systemActor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { openApplicationsOf } from "../applications/applications.queries.ts";
import * as held from "../applications/held.queries.ts";
import { type ApplicationRow, updateApplication } from "../applications/hr-applications.queries.ts";
import { findApplication } from "../applications/hr-applications.service.ts";
import * as decisions from "../candidates/candidate-decisions.queries.ts";
import { listedAs } from "../candidates/merges.queries.ts";
import { type Addressee, candidateRejectedMail } from "./candidate-decision.mail.ts";
import { candidateContext, lockedApplication } from "./hiring-file.service.ts";
import { followMove, writeMove } from "./moves.service.ts";
import { statusChangedMail } from "./status.mail.ts";

/** Lets a rejection take effect, once it can be undone no more. */
export const settleRejectionTask = defineTask({
  name: "recruitment.candidates.settle_rejection",
  label: "Send the mail about a rejection, and reject the applications it covers",
  data: z.object({
    organisationId: z.uuid(),
    decisionId: z.uuid(),
    /** The entry in the history of the application that was rejected, when it was not the person as a whole. */
    eventId: z.uuid().optional(),
  }),
  retries: 5,
  retryDelaySeconds: 30,
});

/** Where mail to a candidate goes; null for a person without an account. */
export async function addressee({ origin }: Platform, scope: OrganisationScope, candidateId: string) {
  const found = await decisions.addresseeOf(scope, candidateId);
  return found && ({ ...found, candidateId, origin } satisfies Addressee);
}

/** Until when a rejection of now can be undone. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() + undoSeconds * 1000);

/** Hands over what becomes of a rejection when its minute is over. */
export const settleLater = (
  { queue }: Platform,
  scope: OrganisationScope,
  { dueAt, ...waiting }: { decisionId: string; eventId?: string; dueAt: Date },
): Promise<void> =>
  queue.enqueue(
    scope.tx,
    settleRejectionTask,
    { organisationId: scope.organisationId, ...waiting },
    { startAfter: dueAt },
  );

/** Rejects an application for its team; the candidate learns of it when the decision is settled. @param row locked */
function holdOne(
  scope: OrganisationScope,
  actor: Actor,
  row: ApplicationRow,
  decisionId: string,
  words: { notes: string | null; message: string | null },
): Promise<string> {
  const stage = stageAfter("rejected", { currentStage: row.stage, totalStages: row.milestones.length });
  return writeMove(scope, actor, row, { status: "rejected", stage, ...words }, decisionId);
}

/** Rejects the person's open applications by a decision that waits. @returns their ids */
export async function holdOpenApplications(
  scope: OrganisationScope,
  actor: Actor,
  { decisionId, candidateId }: { decisionId: string; candidateId: string },
): Promise<string[]> {
  const ids = await openApplicationsOf(scope, candidateId);
  for (const id of ids) {
    const row = await lockedApplication(scope, id);
    await holdOne(scope, actor, row, decisionId, { notes: null, message: null });
  }
  return ids;
}

/**
 * Rejects one application, or with it all that the person has open here. It waits for a minute in which it can be undone.
 * @param row as it is now, locked, and its candidate before it
 * @returns the entry of the history, and which applications it covers beside this one
 */
export async function rejectApplication(
  platform: Platform,
  scope: OrganisationScope,
  actor: Actor,
  row: ApplicationRow,
  { withOthers, ...words }: { withOthers: boolean; notes: string | null; message: string | null },
): Promise<{ eventId: string; others: string[] }> {
  const candidateId = await listedAs(scope, row.candidateId);
  const decisionId = newId();
  const now = new Date();
  const dueAt = undoLimit(now);
  await decisions.insertDecision(scope, {
    id: decisionId,
    candidateId,
    withApplications: withOthers,
    decidedBy: actor.userId,
    decidedAt: now,
    dueAt,
  });
  const eventId = await holdOne(scope, actor, row, decisionId, words);
  const others = withOthers ? await holdOpenApplications(scope, actor, { decisionId, candidateId }) : [];
  await settleLater(platform, scope, { decisionId, eventId, dueAt });
  return { eventId, others };
}

/**
 * Lets go of an application whose rejection waits: it is where it was, and its history holds no more of it than the note
 * that was written for the team. Nothing where none waits.
 * @param row as it is now, locked
 */
export async function releaseApplication(
  scope: OrganisationScope,
  actor: Actor,
  { id, heldStatus, version }: ApplicationRow,
): Promise<void> {
  if (!heldStatus) return;
  await updateApplication(scope, id, {
    status: heldStatus,
    heldStatus: null,
    heldBy: null,
    version: version + 1,
  });
  await held.forgetRejection(scope, id, heldStatus);
  await scope.audit(actor, {
    action: "application.rejection_undone",
    subject: "application",
    subjectId: id,
    detail: { to: heldStatus },
  });
}

/** Lets go of all applications that a decision holds. @returns their ids */
export async function releaseApplications(
  scope: OrganisationScope,
  actor: Actor,
  decisionId: string,
): Promise<string[]> {
  const ids = await held.heldBy(scope, decisionId);
  for (const id of ids) {
    await releaseApplication(scope, actor, await lockedApplication(scope, id));
  }
  return ids;
}

/** The refusal of an undo that comes too late. */
export const undoIsOver = () => new CodedError("gone", "The minute is over: the email has left.");

/**
 * Takes a decision that waits back: the person and the applications are where they were, and nothing has left.
 * @returns the applications
 * @throws CodedError gone when the mail has left
 */
export async function undoDecision(
  scope: OrganisationScope,
  staff: Staff,
  decision: { id: string; candidateId: string; fromStatus: decisions.PersonStatus | null },
): Promise<string[]> {
  if (!(await decisions.endWaiting(scope, decision.id, { undoneAt: new Date() }))) throw undoIsOver();
  const { candidateId, fromStatus } = decision;
  if (fromStatus) {
    await decisions.setStatus(scope, candidateId, fromStatus);
    await scope.audit(staff, {
      action: "candidate.status_undone",
      subject: "candidate",
      subjectId: candidateId,
      detail: { to: fromStatus },
    });
  }
  return releaseApplications(scope, staff, decision.id);
}

/**
 * Takes the rejection of an application back, and with it what the same decision rejected.
 * @returns the applications that are where they were
 * @throws CodedError not_found; gone when the mail has left
 */
export function undoApplication({ database }: Platform, staff: Staff, id: string): Promise<string[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { heldBy } = await findApplication(scope, id);
    const decision = heldBy && (await decisions.decisionById(scope, heldBy));
    if (!decision) throw undoIsOver();
    // The person first, as everybody who decides on several of their applications.
    await decisions.lockedCandidate(scope, decision.candidateId);
    return undoDecision(scope, staff, decision);
  });
}

/** Lets a rejection take effect: once, and not if it was undone or the person is gone. */
export function settleRejection(
  platform: Platform,
  { organisationId, decisionId, eventId }: z.output<typeof settleRejectionTask.data>,
): Promise<void> {
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const decision = await decisions.decisionById(scope, decisionId);
    if (!decision) return;
    const { candidateId } = decision;
    await decisions.lockedCandidate(scope, candidateId);
    if (!(await decisions.endWaiting(scope, decisionId, { settledAt: new Date() }))) return;
    const actor = { ...systemActor, userId: decision.decidedBy };
    const rejected: ApplicationRow[] = [];
    for (const id of await held.heldBy(scope, decisionId)) {
      const row = await lockedApplication(scope, id);
      // Somebody has moved it on meanwhile.
      if (row.heldBy !== decisionId || !row.heldStatus) continue;
      await updateApplication(scope, id, { heldStatus: null, heldBy: null });
      const before = { ...row, status: row.heldStatus };
      await followMove(platform, scope, actor, before, { status: "rejected", stage: row.stage });
      rejected.push(row);
    }
    const asked = eventId && (await held.rejectionNews(scope, eventId));
    const lead = asked ? rejected.find((row) => row.id === asked.applicationId) : undefined;
    if (asked && lead) {
      const others = rejected.filter((row) => row !== lead).map((row) => row.jobTitle);
      const mail = statusChangedMail({
        ...candidateContext(platform.origin, lead),
        status: "rejected",
        stage: lead.stage,
        milestones: lead.milestones,
        message: asked.message,
        others,
      });
      await queueAccountMail(scope.tx, platform, organisationId, mail);
      return;
    }
    if (!decision.toStatus && rejected.length === 0) return;
    const to = await addressee(platform, scope, candidateId);
    if (!to) return;
    const titles = rejected.map((row) => row.jobTitle);
    await queueAccountMail(scope.tx, platform, organisationId, candidateRejectedMail(to, titles));
  });
}
