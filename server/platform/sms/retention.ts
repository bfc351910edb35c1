import { and, eq, inArray, isNotNull, lt, ne } from "drizzle-orm";
import { dayMillis } from "#server/platform/clock.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { linkExpired, messageBodyDays, messageRecordDays } from "#server/platform/mail/retention.ts";
import { smsMessages } from "./sms.table.ts";

/** Deletes an organisation's texts to these numbers, in the transaction of an erasure. */
export const forgetSms = (tx: Tx, organisationId: string, numbers: string[]) =>
  tx
    .delete(smsMessages)
    .where(and(eq(smsMessages.organisationId, organisationId), inArray(smsMessages.to, numbers)));

/** Takes away what the texts of this installation hold longer than it is needed: as long as mails do. */
export async function cleanSms(database: Database, now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMillis);
  await acrossOrganisations(database, async (tx) => {
    await tx
      .update(smsMessages)
      .set({ state: "failed", doneAt: now, text: null, lastError: linkExpired })
      .where(and(eq(smsMessages.state, "queued"), lt(smsMessages.secretUntil, now)));
    await tx
      .update(smsMessages)
      .set({ text: null })
      .where(and(isNotNull(smsMessages.text), lt(smsMessages.doneAt, daysAgo(messageBodyDays))));
    await tx
      .delete(smsMessages)
      .where(and(ne(smsMessages.state, "queued"), lt(smsMessages.queuedAt, daysAgo(messageRecordDays))));
  });
}
