import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Colleague } from "#contract/core/notes.ts";
import type {
  assignment,
  MemberDocument,
  MemberFile,
  OnboardingOverview,
} from "#contract/onboarding/desk.ts";
import { shownFeatures } from "#contract/onboarding/desk-features.ts";
import { kycStatuses, onboardingSteps } from "#contract/onboarding/members.ts";
import { afterBusinessHours } from "#server/platform/calendar/business-time.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { withBytes } from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./desk.queries.ts";
import { record } from "./history.service.ts";
import { soonHours } from "./members.policy.ts";
import { requireMember } from "./members.queries.ts";
import { describeMember } from "./members.service.ts";
import { officers } from "./officers.queries.ts";

/** Days that the desk looks back on. */
const lately = 30;

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, row) => sum + row.count, 0);

/** What the desk looks at first. */
export function getOverview({ database }: Platform, staff: Staff): Promise<OnboardingOverview> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * dayMillis);
    const standings = await queries.countByStanding(scope, nairobiDay(now));
    const { day, threeDays, week, older, ...waiting } = await queries.countWaiting(scope, staff.userId, {
      now,
      soon: afterBusinessHours(now, soonHours),
      ages: [ago(1), ago(3), ago(7)],
    });
    const decisions = await queries.countDecisions(scope, ago(lately));
    const verified = decisions.find(({ decision }) => decision === "verified");
    const done = await queries.countChecks(scope, ago(lately));
    const open = await queries.countOpenChecks(scope);
    const openRequests = await queries.countOpenRequests(scope);
    return {
      total: sumOf(standings),
      openRequests,
      kyc: kycStatuses.map((status) => ({
        status,
        count: sumOf(standings.filter(({ kyc }) => kyc === status)),
      })),
      steps: onboardingSteps.map((step) => ({
        step,
        count: sumOf(standings.filter((row) => row.step === step)),
      })),
      waiting: { ...waiting, ages: { day, threeDays, week, older } },
      lately: {
        verified: verified?.count ?? 0,
        rejected: decisions.find(({ decision }) => decision === "rejected")?.count ?? 0,
        averageHours: verified?.hours ?? null,
      },
      features: shownFeatures.map((feature) => {
        const made = done.filter(({ kind }) => kind === feature);
        return {
          feature,
          checked: sumOf(made),
          matched: sumOf(made.filter(({ outcome }) => outcome === "matched")),
          open: sumOf(open.filter(({ kind }) => kind === feature)),
        };
      }),
    };
  });
}

/** Who can be given a case or named in a note. */
export const listColleagues = ({ database }: Platform, staff: Staff): Promise<Colleague[]> =>
  inOrganisation(database, staff.organisationId, officers);

/**
 * Gives cases to a colleague, who is notified of each, or back to everybody. Those that the colleague has already stay.
 * @throws CodedError not_found for a member whom the organisation does not have; validation for somebody who takes no
 *   members in
 */
export function assignCases(
  { database }: Platform,
  staff: Staff,
  { ids, assigneeId }: z.output<typeof assignment>,
): Promise<{ assigned: number }> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (assigneeId && !(await officers(scope)).some(({ id }) => id === assigneeId)) {
      throw new CodedError("validation", undefined, {
        assigneeId: "This colleague does not take members in.",
      });
    }
    const cases = await queries.lockCases(scope, ids);
    if (cases.length < new Set(ids).size) throw new CodedError("not_found");
    const changed = cases.filter((one) => one.assigneeId !== assigneeId);
    if (changed.length === 0) return { assigned: 0 };
    await queries.assignCases(
      scope,
      changed.map(({ id }) => id),
      assigneeId,
    );
    for (const { id, assigneeId: from } of changed) {
      await record(scope, staff, id, { action: "assigned", from, to: assigneeId });
      if (assigneeId) {
        await notify(scope, [assigneeId], { kind: "member_assigned", subjectId: id, actorId: staff.userId });
      }
    }
    return { assigned: changed.length };
  });
}

/** A member with the application as it was sent. @throws CodedError not_found */
export function getFile({ database }: Platform, staff: Staff, id: string): Promise<MemberFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const member = await describeMember(scope, staff, id);
    const sent = await queries.findSentApplication(scope, id);
    if (!sent?.application.submitted || !sent.application.submittedAt) return { member, application: null };
    const { application, starter } = sent;
    return {
      member,
      application: {
        form: sent.application.submitted,
        language: application.language,
        submittedAt: sent.application.submittedAt.toISOString(),
        consentVersion: application.consentVersion,
        byLaws: application.byLaws,
        startedBy: starter,
        reopenedParts: application.reopenedParts,
      },
    };
  });
}

type Found = Awaited<ReturnType<typeof queries.documentsOf>>[number];

const toDocument = ({ document, file, photographer }: Found): MemberDocument => ({
  id: document.id,
  kind: document.kind,
  name: file.name,
  contentType: file.contentType,
  bytes: file.bytes,
  method: document.method,
  quality: document.quality,
  createdAt: document.createdAt.toISOString(),
  capturedBy: photographer,
  replacedAt: document.replacedAt?.toISOString() ?? null,
});

/** The documents of a member's application, without their pictures. @throws CodedError not_found */
export function listDocuments({ database }: Platform, staff: Staff, id: string): Promise<MemberDocument[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await requireMember(scope, id);
    return (await queries.documentsOf(scope, id)).map(toDocument);
  });
}

/** One document as it was sent; the view goes into the audit trail. @throws CodedError not_found */
export async function readDocument(
  { database, files }: Platform,
  staff: Staff,
  memberId: string,
  documentId: string,
) {
  const file = await inOrganisation(database, staff.organisationId, async (scope) => {
    const found = await queries.findDocument(scope, memberId, documentId);
    if (!found) throw new CodedError("not_found");
    await scope.audit(staff, {
      action: "document.viewed",
      subject: "member",
      subjectId: memberId,
      detail: { documentId, kind: found.document.kind },
    });
    return found.file;
  });
  return withBytes(files, file);
}
