import { and, asc, count, desc, eq, gte, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { shownFeatures } from "#contract/onboarding/desk-features.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { applicationDocuments, membershipApplications } from "../applications/applications.table.ts";
import { dataRequests } from "../personal-data/personal-data.table.ts";
import { memberChecks } from "../verification/verification.table.ts";
import { isNoFormerOn } from "./former.ts";
import { memberEvents, members } from "./members.table.ts";

/** How many members stand where on a day, without former ones: one row for each step and KYC status that there is. */
export const countByStanding = (scope: OrganisationScope, day: string) =>
  scope
    .select(
      { kyc: members.kycStatus, step: members.onboardingStep, count: count() },
      members,
      isNoFormerOn(day),
    )
    .groupBy(members.kycStatus, members.onboardingStep);

/** How many cases wait, and for how long. @param soon until when one is due soon; `ages` are moments, latest first */
export async function countWaiting(
  scope: OrganisationScope,
  userId: string,
  { now, soon, ages }: { now: Date; soon: Date; ages: [Date, Date, Date] },
) {
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const [day, threeDays, week] = ages;
  const [counts] = await scope.select(
    {
      total: count(),
      mine: countWhere(sql`${members.assigneeId} = ${userId}`),
      unassigned: countWhere(sql`${members.assigneeId} is null`),
      overdue: countWhere(sql`${members.dueAt} < ${at(now)}`),
      dueSoon: countWhere(sql`${members.dueAt} >= ${at(now)} and ${members.dueAt} < ${at(soon)}`),
      day: countWhere(sql`${members.createdAt} > ${at(day)}`),
      threeDays: countWhere(
        sql`${members.createdAt} <= ${at(day)} and ${members.createdAt} > ${at(threeDays)}`,
      ),
      week: countWhere(sql`${members.createdAt} <= ${at(threeDays)} and ${members.createdAt} > ${at(week)}`),
      older: countWhere(sql`${members.createdAt} <= ${at(week)}`),
    },
    members,
    isNotNull(members.dueAt),
  );
  if (!counts) throw new Error("A count has a row");
  return counts;
}

const decisions = ["verified", "rejected"] as const;

/** Decisions since a moment: how many of each, and the mean hours since the registration. */
export const countDecisions = (scope: OrganisationScope, since: Date) =>
  scope
    .select(
      {
        decision: memberEvents.to,
        count: count(),
        hours:
          sql<number>`avg(extract(epoch from ${memberEvents.createdAt} - ${members.createdAt}) / 3600)`.mapWith(
            Number,
          ),
      },
      memberEvents,
      and(
        gte(memberEvents.createdAt, since),
        eq(memberEvents.action, "kyc_changed"),
        inArray(memberEvents.to, decisions),
      ),
    )
    .innerJoin(
      members,
      and(eq(members.organisationId, memberEvents.organisationId), eq(members.id, memberEvents.memberId)),
    )
    .groupBy(memberEvents.to);

/** What the automatic checks came to since a moment: a row for each outcome of each. */
export const countChecks = (scope: OrganisationScope, since: Date) =>
  scope
    .select(
      { kind: memberChecks.kind, outcome: memberChecks.outcome, count: count() },
      memberChecks,
      and(
        gte(memberChecks.finishedAt, since),
        eq(memberChecks.status, "done"),
        inArray(memberChecks.kind, shownFeatures),
      ),
    )
    .groupBy(memberChecks.kind, memberChecks.outcome);

/** Checks that have still to be made, by kind. */
export const countOpenChecks = (scope: OrganisationScope) =>
  scope
    .select({ kind: memberChecks.kind, count: count() }, memberChecks, ne(memberChecks.status, "done"))
    .groupBy(memberChecks.kind);

/** Requests about personal data that nobody has answered. */
export async function countOpenRequests(scope: OrganisationScope): Promise<number> {
  const condition = eq(dataRequests.status, "open");
  const [row] = await scope.select({ total: count() }, dataRequests, condition);
  return row?.total ?? 0;
}

/** Of these members those who are there, with who has their case; kept from others until the transaction ends. */
export const lockCases = (scope: OrganisationScope, ids: readonly string[]) =>
  scope
    .select({ id: members.id, assigneeId: members.assigneeId }, members, inArray(members.id, [...ids]))
    .orderBy(asc(members.id))
    .for("update");

export const assignCases = (scope: OrganisationScope, ids: string[], assigneeId: string | null) =>
  scope.update(members, { assigneeId }, inArray(members.id, ids));

/** A member's application as it was sent; undefined for who sent none. */
export async function findSentApplication(scope: OrganisationScope, memberId: string) {
  const [sent] = await scope
    .select(
      { application: membershipApplications, starter: users.name },
      membershipApplications,
      and(eq(membershipApplications.memberId, memberId), isNotNull(membershipApplications.submittedAt)),
    )
    .leftJoin(users, eq(users.id, membershipApplications.startedBy));
  return sent;
}

const documentsWith = (scope: OrganisationScope, memberId: string, id?: string) =>
  scope
    .select(
      {
        document: applicationDocuments,
        photographer: users.name,
        file: {
          key: storedFiles.key,
          name: storedFiles.name,
          contentType: storedFiles.contentType,
          bytes: storedFiles.bytes,
        },
      },
      applicationDocuments,
      id ? eq(applicationDocuments.id, id) : undefined,
    )
    .innerJoin(
      membershipApplications,
      and(
        eq(membershipApplications.organisationId, applicationDocuments.organisationId),
        eq(membershipApplications.id, applicationDocuments.applicationId),
        eq(membershipApplications.memberId, memberId),
      ),
    )
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, applicationDocuments.organisationId),
        eq(storedFiles.id, applicationDocuments.fileId),
      ),
    )
    .leftJoin(users, eq(users.id, applicationDocuments.capturedBy))
    .orderBy(
      sql`${applicationDocuments.replacedAt} desc nulls first`,
      desc(applicationDocuments.createdAt),
      asc(applicationDocuments.id),
    );

/** The documents of a member's application, the present ones first, then from the last to the first. */
export const documentsOf = (scope: OrganisationScope, memberId: string) => documentsWith(scope, memberId);

/** One of them. */
export async function findDocument(scope: OrganisationScope, memberId: string, id: string) {
  const [found] = await documentsWith(scope, memberId, id);
  return found;
}
