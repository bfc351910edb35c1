import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { activeStatuses } from "#contract/recruitment/applications.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { shownStatus } from "../applications/held.queries.ts";
import { ofApplication, ofJob } from "../applications/joins.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { assessmentInvitations } from "./assessments.table.ts";

/** The assessments that an application was sent, newest first, with who sent them. */
export function invitationsOf(scope: OrganisationScope, applicationId: string) {
  return scope
    .select(
      { row: assessmentInvitations, sentBy: users.name },
      assessmentInvitations,
      eq(assessmentInvitations.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, assessmentInvitations.sentBy))
    .orderBy(desc(assessmentInvitations.sentAt), desc(assessmentInvitations.id));
}

export async function invitationById(scope: OrganisationScope, id: string) {
  const fields = { row: assessmentInvitations };
  const [found] = await scope.select(fields, assessmentInvitations, eq(assessmentInvitations.id, id));
  return found?.row ?? null;
}

/** The same, locked until the transaction ends, so that answers of two tabs follow one another. */
export async function lockedInvitationById(scope: OrganisationScope, id: string) {
  const fields = { row: assessmentInvitations };
  const [found] = await scope
    .select(fields, assessmentInvitations, eq(assessmentInvitations.id, id))
    .for("update");
  return found?.row ?? null;
}

/** The application that an assessment was sent for, or null if it was of another organisation. */
export async function applicationOfInvitation(scope: OrganisationScope, id: string): Promise<string | null> {
  const [row] = await scope.select(
    { applicationId: assessmentInvitations.applicationId },
    assessmentInvitations,
    eq(assessmentInvitations.id, id),
  );
  return row?.applicationId ?? null;
}

const ownFields = {
  row: assessmentInvitations,
  status: shownStatus,
  jobTitle: jobs.title,
  organization: organisations.name,
};

const ownInvitations = (tx: Tx) =>
  tx
    .select(ownFields)
    .from(assessmentInvitations)
    .innerJoin(applications, ofApplication(assessmentInvitations))
    .innerJoin(jobs, ofJob)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId));

/** The assessments that a person was sent for one of their applications, newest first. */
export function ownInvitationsOf(tx: Tx, userId: string, applicationId: string) {
  return ownInvitations(tx)
    .where(and(eq(applications.userId, userId), eq(applications.id, applicationId)))
    .orderBy(desc(assessmentInvitations.sentAt), desc(assessmentInvitations.id));
}
export type OwnInvitation = Awaited<ReturnType<typeof ownInvitationsOf>>[number];

/** One that the person was sent, or null if it is not theirs. */
export async function ownInvitation(tx: Tx, userId: string, id: string): Promise<OwnInvitation | null> {
  const [found] = await ownInvitations(tx).where(
    and(eq(applications.userId, userId), eq(assessmentInvitations.id, id)),
  );
  return found ?? null;
}

const place = {
  organisationId: assessmentInvitations.organisationId,
  applicationId: assessmentInvitations.applicationId,
  id: assessmentInvitations.id,
};
const open = [isNull(assessmentInvitations.cancelledAt), isNull(assessmentInvitations.finishedAt)] as const;

/** Attempts whose time was over before `end` and that nobody has closed. */
export const attemptsToClose = (tx: Tx, end: Date, limit: number) =>
  tx
    .select(place)
    .from(assessmentInvitations)
    .where(and(...open, isNotNull(assessmentInvitations.startedAt), lte(assessmentInvitations.endsAt, end)))
    .orderBy(asc(assessmentInvitations.endsAt), asc(assessmentInvitations.id))
    .limit(limit);

const toRemind = (now: Date, until: Date) =>
  and(
    ...open,
    isNull(assessmentInvitations.startedAt),
    isNull(assessmentInvitations.remindedAt),
    lte(assessmentInvitations.sentAt, new Date(now.getTime() - dayMillis)),
    gt(assessmentInvitations.dueAt, now),
    lte(assessmentInvitations.dueAt, until),
  );

/** Assessments that have to be begun before `until`, whose candidates have been asked more than a day ago and not been reminded. */
export const invitationsToRemind = (tx: Tx, now: Date, until: Date, limit: number) =>
  tx
    .select(place)
    .from(assessmentInvitations)
    .innerJoin(applications, ofApplication(assessmentInvitations))
    .where(and(toRemind(now, until), inArray(applications.status, activeStatuses)))
    .orderBy(asc(assessmentInvitations.dueAt), asc(assessmentInvitations.id))
    .limit(limit);

/** Notes that the candidate is reminded. @returns null for everyone but the one transaction that comes first */
export async function claimReminder(scope: OrganisationScope, id: string, now: Date, until: Date) {
  const [row] = await scope
    .update(
      assessmentInvitations,
      { remindedAt: now },
      and(eq(assessmentInvitations.id, id), toRemind(now, until)),
    )
    .returning();
  return row ?? null;
}

/** Notes when an assessment was done. @returns false for everyone but the one transaction that comes first */
export async function finish(scope: OrganisationScope, id: string, finishedAt: Date): Promise<boolean> {
  const done = await scope
    .update(assessmentInvitations, { finishedAt }, and(eq(assessmentInvitations.id, id), ...open))
    .returning({ id: assessmentInvitations.id });
  return done.length > 0;
}
