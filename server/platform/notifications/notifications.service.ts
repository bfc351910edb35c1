import { CodedError } from "#contract/core/errors.ts";
import type { Notification, NotificationKind, NotificationSettings } from "#contract/core/notifications.ts";
import { notificationDays } from "#contract/core/notifications.ts";
import type { Page } from "#contract/core/paging.ts";
import { dayMillis } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./notifications.queries.ts";

/** What a notification reads like. */
export interface NotificationText {
  /** What happened, in a few words. Used in mails too: it names no candidate, member or other outsider. */
  title: string;
  /** Whom or what it is about; shown in the workspace only. */
  detail: string;
  /** Page of the workspace where it is seen. */
  path: string;
}

/** Why somebody is notified: the row, and the colleague who caused it. */
export type NotificationCause = Pick<queries.NotificationRow, "subjectId" | "actorId">;

/**
 * What the notifications of one kind read like, by the id of their row. One query for all of them; a row that is no
 * longer there is left out.
 */
export type DescribeNotifications = (
  scope: OrganisationScope,
  causes: readonly NotificationCause[],
) => Promise<(cause: NotificationCause) => NotificationText | null>;

/** How each kind is described: every domain's own kinds, together all of them. */
export type NotificationSources = Record<NotificationKind, DescribeNotifications>;

/**
 * Notifies people of an event, inside its transaction. Who caused it knows already and is left out.
 * @param userIds members of the organisation
 */
export async function notify(
  scope: OrganisationScope,
  userIds: readonly string[],
  event: queries.NewNotification,
): Promise<void> {
  const others = new Set(userIds);
  if (event.actorId) others.delete(event.actorId);
  await queries.insertNotifications(scope, [...others], event);
}

/** Takes away what was notified of rows that are erased, inside the transaction that erases them. */
export const forgetNotifications = queries.deleteNotificationsAbout;

/** The text of each row, in the rows' order; null where what it is about is gone. */
export async function describeAll<Row extends NotificationCause & { kind: NotificationKind }>(
  scope: OrganisationScope,
  sources: NotificationSources,
  rows: readonly Row[],
): Promise<{ row: Row; text: NotificationText | null }[]> {
  const describers = new Map<NotificationKind, (cause: NotificationCause) => NotificationText | null>();
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    describers.set(kind, await sources[kind](scope, some));
  }
  return rows.map((row) => ({ row, text: describers.get(row.kind)?.(row) ?? null }));
}

const toNotification = ({
  row,
  text,
}: {
  row: queries.NotificationRow;
  text: NotificationText | null;
}): Notification => ({
  id: row.id,
  kind: row.kind,
  title: text?.title ?? "This is no longer there",
  detail: text?.detail ?? "",
  path: text?.path ?? null,
  at: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

/** What people do with their own notifications in their organisation. */
export function createNotifications({ database }: Platform, sources: NotificationSources) {
  const inOwn = <T>({ organisationId }: Staff, work: (scope: OrganisationScope) => Promise<T>) =>
    inOrganisation(database, organisationId, work);
  return {
    list: (staff: Staff, query: { page: number; pageSize: number }): Promise<Page<Notification>> =>
      inOwn(staff, async (scope) => {
        const { rows, total } = await queries.listNotifications(scope, staff.userId, query);
        return { rows: (await describeAll(scope, sources, rows)).map(toNotification), total };
      }),

    unread: (staff: Staff) =>
      inOwn(staff, async (scope) => ({ count: await queries.countUnread(scope, staff.userId) })),

    /** @throws CodedError not_found, also for somebody else's */
    open: (staff: Staff, id: string): Promise<Notification> =>
      inOwn(staff, async (scope) => {
        const row = await queries.markRead(scope, staff.userId, id);
        const [described] = row ? await describeAll(scope, sources, [row]) : [];
        if (!described) throw new CodedError("not_found");
        return toNotification(described);
      }),

    readAll: (staff: Staff, upTo: string | undefined) =>
      inOwn(staff, async (scope) => {
        await queries.markAllRead(scope, staff.userId, upTo);
        return { count: await queries.countUnread(scope, staff.userId) };
      }),

    settings: (staff: Staff): Promise<NotificationSettings> =>
      inOwn(staff, (scope) => queries.preferencesOf(scope, staff.userId)),

    changeSettings: (staff: Staff, settings: NotificationSettings): Promise<NotificationSettings> =>
      inOwn(staff, async (scope) => {
        await queries.savePreferences(scope, staff.userId, settings);
        return settings;
      }),
  };
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Deletes what is older than notifications are kept. */
export const cleanNotifications = ({ database }: Pick<Platform, "database">): Promise<void> =>
  acrossOrganisations(database, (tx) =>
    queries.deleteNotificationsBefore(tx, new Date(Date.now() - notificationDays * dayMillis)),
  );
