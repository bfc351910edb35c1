import { and, count, desc, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { NotificationKind } from "#contract/core/notifications.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { notificationPreferences, notifications } from "./notifications.table.ts";

/** What is written down of an event. */
export interface NewNotification {
  kind: NotificationKind;
  /** The row that it is about. */
  subjectId: string;
  /** The colleague who caused it. */
  actorId?: string | null;
}

/** One notification for each of these people. */
export async function insertNotifications(
  { tx, organisationId }: OrganisationScope,
  userIds: readonly string[],
  event: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.insert(notifications).values(userIds.map((userId) => ({ ...event, organisationId, userId })));
}

const fields = {
  id: notifications.id,
  userId: notifications.userId,
  kind: notifications.kind,
  subjectId: notifications.subjectId,
  actorId: notifications.actorId,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};

const ofPerson = (userId: string, condition?: SQL) => and(eq(notifications.userId, userId), condition);
const unread = isNull(notifications.readAt);

/** One page of a person's notifications, newest first (ids grow), and how many there are. */
export function listNotifications(
  scope: OrganisationScope,
  userId: string,
  page: { page: number; pageSize: number },
) {
  return readPage(
    page,
    scope.select(fields, notifications, ofPerson(userId)).orderBy(desc(notifications.id)),
    scope.select({ total: count() }, notifications, ofPerson(userId)),
  );
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>["rows"][number];

/** How many of a person's notifications they have not seen. */
export async function countUnread(scope: OrganisationScope, userId: string): Promise<number> {
  const [row] = await scope.select({ total: count() }, notifications, ofPerson(userId, unread));
  return row?.total ?? 0;
}

/** Notes that the person has seen one of theirs, once. @returns null for anybody else's */
export async function markRead(scope: OrganisationScope, userId: string, id: string) {
  const [row] = await scope
    .update(
      notifications,
      { readAt: sql`coalesce(${notifications.readAt}, now())` as unknown as Date },
      ofPerson(userId, eq(notifications.id, id)),
    )
    .returning(fields);
  return row ?? null;
}

/** Notes that the person has seen all of theirs, or those up to one of them. */
export async function markAllRead(scope: OrganisationScope, userId: string, upTo: string | undefined) {
  const seen = and(unread, upTo === undefined ? undefined : lte(notifications.id, upTo));
  await scope.update(notifications, { readAt: new Date() }, ofPerson(userId, seen));
}

/** How a person wants to be notified in the organisation, or how everybody is who chose nothing. */
export async function preferencesOf(scope: OrganisationScope, userId: string) {
  const [row] = await scope.select(
    { dailyDigest: notificationPreferences.dailyDigest },
    notificationPreferences,
    eq(notificationPreferences.userId, userId),
  );
  return row ?? { dailyDigest: true };
}

/** Notes how a person wants to be notified. */
export async function savePreferences(
  scope: OrganisationScope,
  userId: string,
  preferences: { dailyDigest: boolean },
): Promise<void> {
  await scope.insert(notificationPreferences, { userId, ...preferences }).onConflictDoUpdate({
    target: [notificationPreferences.organisationId, notificationPreferences.userId],
    set: preferences,
  });
}

/** Unread, in no mail yet, and from after `since`. */
const waitsForMail = (since: Date) =>
  and(unread, isNull(notifications.mailedAt), gt(notifications.createdAt, since));

/** Organisations in which somebody has something unread that no mail has mentioned. */
export async function organisationsToMail(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: notifications.organisationId })
    .from(notifications)
    .where(waitsForMail(since));
  return rows.map(({ id }) => id);
}

/**
 * Takes what the next mails will mention: for the transaction that comes first, and for no other. People who want no
 * mail are left out.
 */
export async function claimForMail(scope: OrganisationScope, since: Date) {
  const silent = scope.select(
    { userId: notificationPreferences.userId },
    notificationPreferences,
    eq(notificationPreferences.dailyDigest, false),
  );
  return scope
    .update(
      notifications,
      { mailedAt: new Date() },
      and(waitsForMail(since), sql`${notifications.userId} not in (${silent})`),
    )
    .returning(fields);
}

/** Deletes the notifications from before a moment. */
export async function deleteNotificationsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(notifications).where(lt(notifications.createdAt, moment));
}

/** Deletes what was notified of rows that are no longer there, or concern nobody any more. */
export async function deleteNotificationsAbout(tx: Tx, subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx.delete(notifications).where(inArray(notifications.subjectId, subjectIds));
}
