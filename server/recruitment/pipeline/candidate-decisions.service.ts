import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import {
  type CandidateDecided,
  type candidateStatusChange,
  undoSeconds,
} from "#contract/recruitment/hr-candidates.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { openApplicationsOf } from "../applications/applications.queries.ts";
import { lockApplication } from "../applications/hr-applications.queries.ts";
import { findApplication } from "../applications/hr-applications.service.ts";
import * as queries from "../candidates/candidate-decisions.queries.ts";
import { isAbsorbed } from "../candidates/merges.queries.ts";
import { type Addressee, candidateRejectedMail, shortlistedMail } from "./candidate-decision.mail.ts";
import { writeMove } from "./status.service.ts";

/** Lets a rejection take effect, once it can be undone no more. */
export const settleRejectionTask = defineTask({
  name: "recruitment.candidates.settle_rejection",
  label: "Send the mail about a rejection, and reject the applications it covers",
  data: z.object({ organisationId: z.uuid(), decisionId: z.uuid() }),
  retries: 5,
  retryDelaySeconds: 30,
});

/** @throws CodedError not_found; stale when the person is listed as another one meanwhile */
async function lockCandidate(scope: OrganisationScope, id: string) {
  const person = await queries.lockedCandidate(scope, id);
  if (!person) throw new CodedError("not_found");
  if (await isAbsorbed(scope, id)) throw new CodedError("stale");
  return person;
}

async function addressee({ origin }: Platform, scope: OrganisationScope, candidateId: string) {
  const found = await queries.addresseeOf(scope, candidateId);
  return found && ({ ...found, candidateId, origin } satisfies Addressee);
}

/**
 * Decides on a person of the candidate database. A shortlisted person is congratulated; a rejection waits for a minute
 * in which it can be undone, before anything leaves the organisation.
 * @throws CodedError not_found, stale, email_unverified
 */
export function decideOnCandidate(
  platform: Platform,
  staff: Staff,
  id: string,
  { status, withApplications, expectedStatus }: z.output<typeof candidateStatusChange>,
): Promise<CandidateDecided> {
  requireVerifiedEmail(staff);
  const { database, queue } = platform;
  const { organisationId } = staff;
  return inOrganisation(database, organisationId, async (scope) => {
    const person = await lockCandidate(scope, id);
    if (expectedStatus !== undefined && expectedStatus !== person.status) throw new CodedError("stale");
    const to = await addressee(platform, scope, id);
    const earlier = await queries.waitingDecision(scope, id);
    // Asked twice: nothing more happens, and nobody gets a second mail.
    if (person.status === status) {
      const undoUntil = earlier?.dueAt.toISOString() ?? null;
      return { status, mail: undoUntil && to ? "waiting" : "none", undoUntil };
    }
    const now = new Date();
    if (earlier) await queries.endWaiting(scope, earlier.id, { undoneAt: now });
    const waits = status === "rejected";
    const decisionId = newId();
    const dueAt = waits ? new Date(now.getTime() + undoSeconds * 1000) : now;
    await queries.setStatus(scope, id, status);
    await queries.insertDecision(scope, {
      id: decisionId,
      candidateId: id,
      fromStatus: person.status,
      toStatus: status,
      withApplications: waits && withApplications,
      decidedBy: staff.userId,
      dueAt,
      settledAt: waits ? null : now,
    });
    await scope.audit(staff, {
      action: "candidate.status_changed",
      subject: "candidate",
      subjectId: id,
      detail: { from: person.status, to: status, withApplications: waits && withApplications },
    });
    if (waits) {
      await queue.enqueue(
        scope.tx,
        settleRejectionTask,
        { organisationId, decisionId },
        { startAfter: dueAt },
      );
      return { status, mail: to ? "waiting" : "none", undoUntil: dueAt.toISOString() };
    }
    if (status !== "shortlisted" || !to) return { status, mail: "none", undoUntil: null };
    await queueAccountMail(scope.tx, platform, organisationId, shortlistedMail(to));
    return { status, mail: "sent", undoUntil: null };
  });
}

/**
 * Takes a rejection back: the person is where they were, and nothing has left.
 * @throws CodedError not_found; gone when the mail has left
 */
export function undoRejection({ database }: Platform, staff: Staff, id: string): Promise<CandidateDecided> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await lockCandidate(scope, id);
    const decision = await queries.waitingDecision(scope, id);
    if (!decision || !(await queries.endWaiting(scope, decision.id, { undoneAt: new Date() }))) {
      throw new CodedError("gone", "The minute is over: the email has left.");
    }
    await queries.setStatus(scope, id, decision.fromStatus);
    await scope.audit(staff, {
      action: "candidate.status_undone",
      subject: "candidate",
      subjectId: id,
      detail: { to: decision.fromStatus },
    });
    return { status: decision.fromStatus, mail: "none", undoUntil: null };
  });
}

/** Rejects a person's open applications. @returns the titles of their positions */
async function rejectApplications(
  platform: Platform,
  scope: OrganisationScope,
  { candidateId, decidedBy }: { candidateId: string; decidedBy: string | null },
): Promise<string[]> {
  const titles: string[] = [];
  for (const id of await openApplicationsOf(scope, candidateId)) {
    await lockApplication(scope, id);
    const row = await findApplication(scope, id);
    const stage = stageAfter("rejected", { currentStage: row.stage, totalStages: row.milestones.length });
    await writeMove(platform, scope, { ...systemActor, userId: decidedBy }, row, {
      status: "rejected",
      stage,
      notes: null,
      message: null,
    });
    titles.push(row.jobTitle);
  }
  return titles;
}

/** Lets a rejection take effect: once, and not if it was undone or the person is gone. */
export function settleRejection(
  platform: Platform,
  { organisationId, decisionId }: z.output<typeof settleRejectionTask.data>,
): Promise<void> {
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const decision = await queries.decisionById(scope, decisionId);
    if (!decision) return;
    const { candidateId } = decision;
    await queries.lockedCandidate(scope, candidateId);
    if (!(await queries.endWaiting(scope, decisionId, { settledAt: new Date() }))) return;
    const titles = decision.withApplications ? await rejectApplications(platform, scope, decision) : [];
    const to = await addressee(platform, scope, candidateId);
    if (to) await queueAccountMail(scope.tx, platform, organisationId, candidateRejectedMail(to, titles));
  });
}
