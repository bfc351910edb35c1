import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { CandidateDecided, candidateStatusChange } from "#contract/recruitment/hr-candidates.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "../candidates/candidate-decisions.queries.ts";
import { isAbsorbed } from "../candidates/merges.queries.ts";
import { shortlistedMail } from "./candidate-decision.mail.ts";
import {
  addressee,
  holdOpenApplications,
  releaseApplications,
  settleLater,
  undoDecision,
  undoIsOver,
  undoLimit,
} from "./rejections.service.ts";

/** @throws CodedError not_found; stale when the person is listed as another one meanwhile */
async function lockCandidate(scope: OrganisationScope, id: string) {
  const person = await queries.lockedCandidate(scope, id);
  if (!person) throw new CodedError("not_found");
  if (await isAbsorbed(scope, id)) throw new CodedError("stale");
  return person;
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
  const { database } = platform;
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
    if (earlier && (await queries.endWaiting(scope, earlier.id, { undoneAt: now }))) {
      await releaseApplications(scope, staff, earlier.id);
    }
    const waits = status === "rejected";
    const decisionId = newId();
    const dueAt = waits ? undoLimit(now) : now;
    await queries.setStatus(scope, id, status);
    await queries.insertDecision(scope, {
      id: decisionId,
      candidateId: id,
      fromStatus: person.status,
      toStatus: status,
      withApplications: waits && withApplications,
      decidedBy: staff.userId,
      decidedAt: now,
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
      if (withApplications) await holdOpenApplications(scope, staff, { decisionId, candidateId: id });
      await settleLater(platform, scope, { decisionId, dueAt });
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
    if (!decision?.fromStatus) throw undoIsOver();
    await undoDecision(scope, staff, decision);
    return { status: decision.fromStatus, mail: "none", undoUntil: null };
  });
}
