import { and, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Page } from "#contract/core/paging.ts";
import { type OutgoingMessage, outgoingList } from "#contract/workspace/communications.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import type { Platform } from "#server/platform/platform.ts";
import { smsMessages } from "#server/platform/sms/sms.table.ts";
import { visibleBeginnings } from "./communications.policy.ts";

type Query = z.output<typeof outgoingList.query>;

const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** @param mark the thread of a mail or the topic of an SMS, which says whose desk's it is */
function visible(mark: PgColumn, { principal }: Staff): SQL | undefined {
  const beginnings = visibleBeginnings(principal.membership?.roles ?? []);
  if (beginnings === null) return undefined;
  if (beginnings.length === 0) return sql`false`;
  return or(...beginnings.map((one) => sql`${mark} ~ ${`^${one}[-._]`}`));
}

const part = (column: PgColumn, words: string) => ilike(column, `%${literal(words)}%`);

const matchingMails = conditionsOf(outgoingList, {
  q: (words) => or(part(mails.to, words), part(mails.subject, words)),
  state: mails.state,
});

const matchingSms = conditionsOf(outgoingList, {
  q: (words) => part(smsMessages.to, words),
  state: smsMessages.state,
});

const toMessage = ({
  queuedAt,
  doneAt,
  ...row
}: Omit<OutgoingMessage, "queuedAt" | "doneAt"> & { queuedAt: Date; doneAt: Date | null }) => ({
  ...row,
  queuedAt: queuedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

/** The organisation's outgoing mail, newest first: to whom, about what, and how far it came. */
export const listMails = (
  { database }: Platform,
  staff: Staff,
  query: Query,
): Promise<Page<OutgoingMessage>> =>
  inOrganisation(database, staff.organisationId, async ({ tx, organisationId }) => {
    const condition = and(
      eq(mails.organisationId, organisationId),
      visible(mails.thread, staff),
      matchingMails(query),
    );
    const { id, to, subject: about, state, queuedAt, doneAt, lastError } = mails;
    const { rows, total } = await readPage(
      query,
      tx
        .select({ id, to, about, state, queuedAt, doneAt, lastError })
        .from(mails)
        .where(condition)
        .orderBy(desc(queuedAt), desc(id)),
      tx.select({ total: count() }).from(mails).where(condition),
    );
    return { rows: rows.map(toMessage), total };
  });

/** The same of SMS. */
export const listSms = ({ database }: Platform, staff: Staff, query: Query): Promise<Page<OutgoingMessage>> =>
  inOrganisation(database, staff.organisationId, async ({ tx, organisationId }) => {
    const condition = and(
      eq(smsMessages.organisationId, organisationId),
      visible(smsMessages.topic, staff),
      matchingSms(query),
    );
    const { id, to, topic: about, state, queuedAt, doneAt, lastError } = smsMessages;
    const { rows, total } = await readPage(
      query,
      tx
        .select({ id, to, about, state, queuedAt, doneAt, lastError })
        .from(smsMessages)
        .where(condition)
        .orderBy(desc(queuedAt), desc(id)),
      tx.select({ total: count() }).from(smsMessages).where(condition),
    );
    return { rows: rows.map(toMessage), total };
  });
