import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { notificationKinds } from "#contract/core/notifications.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

// The platform knows no domain's table: the references to `membership` and `user` are written in the migration.
// A notification leaves with the membership of whom it is for.

/** That something happened, for one person in one organisation. It holds references only, and no text. */
export const notifications = pgTable(
  "notification",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: id(),
    userId: uuid("user_id").notNull(),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    /** The row that it is about, of the kind's own table. */
    subjectId: uuid("subject_id").notNull(),
    /** The colleague who caused it; null for anybody else. */
    actorId: uuid("actor_id"),
    createdAt: createdAt(),
    readAt: moment("read_at"),
    /** When it went into a mail; it is in no other one. */
    mailedAt: moment("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("notification_of").on(table.organisationId, table.userId, table.id.desc()),
    index("notification_unread").on(table.organisationId, table.userId).where(sql`${table.readAt} is null`),
    index("notification_actor").on(table.actorId),
    // What is about to be mailed, and what is old enough to go.
    index("notification_age").on(table.createdAt),
    index("notification_subject").on(table.organisationId, table.subjectId),
    ...columnChecks(table, {}),
  ],
);

/** How a person is notified in an organisation; without a row, as its defaults say. */
export const notificationPreferences = pgTable(
  "notification_preference",
  {
    organisationId: uuid("organisation_id").notNull(),
    userId: uuid("user_id").notNull(),
    dailyDigest: boolean("daily_digest").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.userId] })],
);
