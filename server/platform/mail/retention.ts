import { and, eq, isNotNull, lt, ne } from "drizzle-orm";
import { dayMillis } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mails } from "./mail.table.ts";

/**
 * Days that the content of a mail or SMS stays which could not be sent, for the operator to see what was lost, and of
 * one that the development outbox shows. A mail that was sent keeps no content at all.
 */
export const messageBodyDays = 30;

/** Days that the record stays of a mail or SMS that went out: to whom, about what, when. */
export const messageRecordDays = 365;

/** Text in the row of what was not sent in time. */
export const linkExpired = "The link in it expired before it could be sent.";

/** Takes away what the mails of this installation hold longer than it is needed. */
export async function cleanMails(database: Database, now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMillis);
  await acrossOrganisations(database, async (tx) => {
    await tx
      .update(mails)
      .set({ state: "failed", doneAt: now, message: null, lastError: linkExpired })
      .where(and(eq(mails.state, "queued"), lt(mails.secretUntil, now)));
    await tx
      .update(mails)
      .set({ message: null })
      .where(and(isNotNull(mails.message), lt(mails.doneAt, daysAgo(messageBodyDays))));
    await tx
      .delete(mails)
      .where(and(ne(mails.state, "queued"), lt(mails.queuedAt, daysAgo(messageRecordDays))));
  });
}
