import { and, eq, isNull, type SQL } from "drizzle-orm";
import { type PgColumn, text } from "drizzle-orm/pg-core";
import { maxText } from "#contract/core/limits.ts";
import { maxSubject } from "#contract/core/thread.ts";
import { moment } from "#server/platform/database/columns.ts";
import type { OrganisationScope, OrganisationTable } from "#server/platform/database/scope.ts";

/**
 * Columns that every table of messages has, beside its keys, its author and what it is about.
 * @param senders the two sides of the thread
 */
export const messageColumns = <const Senders extends readonly [string, string]>(senders: Senders) => ({
  sender: text("sender", { enum: senders }).notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  sentAt: moment("sent_at").notNull().defaultNow(),
  /** When the other side first opened it. */
  readAt: moment("read_at"),
});

/** Characters of these columns. */
export const messageLengths = { subject: maxSubject, body: maxText };

/** The moments of a message as they travel. */
export const shownMessage = <Row extends { sentAt: Date; readAt: Date | null }>(row: Row) => ({
  ...row,
  sentAt: row.sentAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});

/**
 * Notes that what one side wrote has been opened by the other.
 * @param thread the messages that are meant
 */
export async function markRead<Table extends OrganisationTable & { sender: PgColumn; readAt: PgColumn }>(
  scope: OrganisationScope,
  table: Table,
  thread: SQL,
  sender: Table["$inferSelect"]["sender"],
): Promise<void> {
  const unread = and(thread, eq(table.sender, sender), isNull(table.readAt));
  await scope.update(table, { readAt: new Date() } as Partial<Table["$inferInsert"]>, unread);
}

/** The subject of an answer: one `Re: `, however long the thread. */
export const replySubject = (subject: string): string => `Re: ${subject.replace(/^(Re: )+/, "")}`;
