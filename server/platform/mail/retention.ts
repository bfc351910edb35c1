import { and, eq, inArray, isNotNull, lt, ne, or } from "drizzle-orm";
import { dayMillis } from "#server/platform/clock.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
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

/** Deletes an organisation's mails to these addresses and of these threads, in the transaction of an erasure. */
export const forgetMails = (
  tx: Tx,
  organisationId: string,
  { addresses, threads }: Record<"addresses" | "threads", string[]>,
) =>
  tx
    .delete(mails)
    .where(
      and(
        eq(mails.organisationId, organisationId),
        or(inArray(mails.to, addresses), inArray(mails.thread, threads)),
      ),
    );

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
