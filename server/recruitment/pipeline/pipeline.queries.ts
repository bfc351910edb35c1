import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { messageSenders } from "#contract/recruitment/hiring.ts";
import { memberships, users } from "#server/accounts/accounts.table.ts";
import { isNewAttempt } from "#server/platform/database/attempts.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope, OrganisationTable } from "#server/platform/database/scope.ts";
import { requestFileFields } from "#server/platform/document-requests/document-requests.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { markRead } from "#server/platform/thread/thread.ts";
import { applications } from "../applications/applications.table.ts";
import { ofApplication } from "../applications/joins.table.ts";
import { applicationMessages, documentRequests, interviewers, interviews } from "./pipeline.table.ts";

/** The organisation of a person's own application, or null if it is not theirs. */
export async function organisationOfOwnApplication(tx: Tx, userId: string, applicationId: string) {
  const [row] = await tx
    .select({ organisationId: applications.organisationId })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.userId, userId)));
  return row?.organisationId ?? null;
}

/** The application and organisation of a document that a person was asked for, or null if it was another. */
export async function ownDocumentRequest(tx: Tx, userId: string, requestId: string) {
  const [row] = await tx
    .select({ organisationId: applications.organisationId, applicationId: applications.id })
    .from(documentRequests)
    .innerJoin(applications, ofApplication(documentRequests))
    .where(and(eq(documentRequests.id, requestId), eq(applications.userId, userId)));
  return row ?? null;
}

/**
 * Whether a row with the id that a browser chose is new. Asked while the application is locked.
 * @throws CodedError malformed_request if the key belongs to another application
 */
export const isNew = <T extends OrganisationTable & { id: PgColumn; applicationId: PgColumn }>(
  scope: OrganisationScope,
  table: T,
  key: string | undefined,
  applicationId: string,
): Promise<boolean> => isNewAttempt(scope, table, key, { column: table.applicationId, id: applicationId });

/** All interviews of an application, also those cancelled, by time. */
export function interviewsOf(scope: OrganisationScope, applicationId: string) {
  return scope
    .select(
      {
        id: interviews.id,
        applicationId: interviews.applicationId,
        startsAt: interviews.startsAt,
        endsAt: interviews.endsAt,
        type: interviews.type,
        location: interviews.location,
        interviewer: interviews.interviewer,
        note: interviews.note,
        sequence: interviews.sequence,
        calendarUid: interviews.calendarUid,
        cancelledAt: interviews.cancelledAt,
        // Stays the organiser of the calendar entry, whoever changes it.
        organizerName: users.name,
        organizerEmail: users.email,
      },
      interviews,
      eq(interviews.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, interviews.scheduledBy))
    .orderBy(asc(interviews.startsAt), asc(interviews.id));
}
export type InterviewOfApplication = Awaited<ReturnType<typeof interviewsOf>>[number];

const ofMember = eq(users.id, memberships.userId);
const participant = { id: users.id, name: users.name, email: users.email };

/** Who interviews at an application's interviews, as far as they are still in the team, by name. */
export function interviewersOf(scope: OrganisationScope, applicationId: string) {
  return scope
    .select({ interviewId: interviewers.interviewId, ...participant }, interviewers)
    .innerJoin(
      interviews,
      and(
        eq(interviews.organisationId, interviewers.organisationId),
        eq(interviews.id, interviewers.interviewId),
        eq(interviews.applicationId, applicationId),
      ),
    )
    .innerJoin(
      memberships,
      and(
        eq(memberships.organisationId, interviewers.organisationId),
        eq(memberships.userId, interviewers.userId),
      ),
    )
    .innerJoin(users, ofMember)
    .orderBy(asc(users.name), asc(users.id));
}
export type Interviewer = Omit<Awaited<ReturnType<typeof interviewersOf>>[number], "interviewId">;

/** Puts these in place of whoever interviewed before. */
export async function replaceInterviewers(
  scope: OrganisationScope,
  interviewId: string,
  userIds: readonly string[],
): Promise<void> {
  await scope.delete(interviewers, eq(interviewers.interviewId, interviewId));
  for (const userId of userIds) await scope.insert(interviewers, { interviewId, userId });
}

/** The application that a row of the organisation belongs to, or null. */
export async function applicationOf<T extends OrganisationTable & { id: PgColumn; applicationId: PgColumn }>(
  scope: OrganisationScope,
  table: T,
  id: string,
): Promise<string | null> {
  const [row] = await scope.select({ of: table.applicationId }, table, eq(table.id, id));
  return (row?.of as string | undefined) ?? null;
}

/** The thread of an application, oldest first. */
export function messagesOf(scope: OrganisationScope, applicationId: string) {
  return scope
    .select(
      {
        id: applicationMessages.id,
        sender: applicationMessages.sender,
        author: users.name,
        subject: applicationMessages.subject,
        body: applicationMessages.body,
        sentAt: applicationMessages.sentAt,
        readAt: applicationMessages.readAt,
        channel: applicationMessages.channel,
      },
      applicationMessages,
      eq(applicationMessages.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, applicationMessages.authorId))
    .orderBy(asc(applicationMessages.sentAt), asc(applicationMessages.id));
}

/** Notes that what one side wrote has been opened by the other. */
export const readMessages = (
  scope: OrganisationScope,
  applicationId: string,
  sender: (typeof messageSenders)[number],
) => markRead(scope, applicationMessages, eq(applicationMessages.applicationId, applicationId), sender);

function requests(scope: OrganisationScope, condition: SQL) {
  return scope
    .select(
      {
        id: documentRequests.id,
        applicationId: documentRequests.applicationId,
        title: documentRequests.title,
        note: documentRequests.note,
        dueDate: documentRequests.dueDate,
        requestedBy: documentRequests.requestedBy,
        createdAt: documentRequests.createdAt,
        receivedAt: documentRequests.receivedAt,
        acceptedAt: documentRequests.acceptedAt,
        cancelledAt: documentRequests.cancelledAt,
        fileId: documentRequests.fileId,
        ...requestFileFields,
      },
      documentRequests,
      condition,
    )
    .leftJoin(storedFiles, eq(storedFiles.id, documentRequests.fileId))
    .orderBy(asc(documentRequests.createdAt), asc(documentRequests.id));
}

/** Everything that was asked for, oldest first. */
export const documentRequestsOf = (scope: OrganisationScope, applicationId: string) =>
  requests(scope, eq(documentRequests.applicationId, applicationId));

export async function documentRequestById(scope: OrganisationScope, id: string) {
  const [row] = await requests(scope, eq(documentRequests.id, id));
  return row ?? null;
}

/** What staff wrote last; null before they wrote anything. */
export async function lastStaffMessage(scope: OrganisationScope, applicationId: string) {
  const [row] = await scope
    .select(
      { subject: applicationMessages.subject, authorId: applicationMessages.authorId },
      applicationMessages,
      and(eq(applicationMessages.applicationId, applicationId), eq(applicationMessages.sender, "staff")),
    )
    .orderBy(desc(applicationMessages.sentAt), desc(applicationMessages.id))
    .limit(1);
  return row ?? null;
}
