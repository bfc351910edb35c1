import { count, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { defaultLanguage } from "#contract/core/language.ts";
import { isSamplePhone } from "#contract/core/sample.ts";
import { fillTemplate } from "#contract/core/slots.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { linkExpired } from "#server/platform/mail/retention.ts";
import { type Attempt, defineTask, type Queue, TryAgain } from "#server/platform/queue/queue.ts";
import { ownWordsOf } from "../templates/own-wordings.queries.ts";
import { smsSize } from "./gsm.ts";
import { type SmsMessage, smsMessage } from "./message.ts";
import { smsMessages } from "./sms.table.ts";
import { SmsFailure, type SmsTransport } from "./transport.ts";

export const smsTask = defineTask({
  name: "sms.send",
  label: "Send SMS",
  data: z.object({ smsId: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 30,
});

/** The SMS in the words that the organisation has for it, where it has any and they can be sent. */
async function inOwnWords(tx: Tx, organisationId: string | null, message: SmsMessage): Promise<SmsMessage> {
  const { wording } = message;
  const language = wording?.language ?? defaultLanguage;
  const own = wording && (await ownWordsOf(tx, organisationId, wording.template, language));
  if (!own) return message;
  const sms = { ...message, text: fillTemplate(own.body, wording.values) };
  return smsMessage.safeParse(sms).success ? sms : message;
}

/**
 * Queues an SMS inside the caller's transaction: it is sent if, and only if, the use case commits.
 * @param organisationId whose business it is; null for a person's own
 * @param secretUntil until when a link in it opens what only its reader may see
 * @returns the id of its record
 */
export async function queueSms(
  tx: Tx,
  queue: Queue,
  organisationId: string | null,
  message: SmsMessage,
  { secretUntil }: { secretUntil?: Date } = {},
): Promise<string> {
  const smsId = newId();
  const { to, text, topic } = smsMessage.parse(await inOwnWords(tx, organisationId, message));
  await tx.insert(smsMessages).values({ id: smsId, organisationId, to, text, topic, secretUntil });
  await queue.enqueue(tx, smsTask, { smsId });
  return smsId;
}

export interface SmsDelivery {
  database: Database;
  transport: SmsTransport;
  /** Whether the development outbox is open: what is not sent stays readable there. */
  outbox: boolean;
}

/**
 * Delivers one queued SMS. Throws for what a later attempt may mend; a refusal for good, or the last attempt's
 * failure, stays visible in its row.
 */
export async function deliverSms(
  { database, transport, outbox }: SmsDelivery,
  smsId: string,
  attempt: Attempt,
): Promise<void> {
  const [sms] = await acrossOrganisations(database, (tx) =>
    tx.select().from(smsMessages).where(eq(smsMessages.id, smsId)),
  );
  // A task can be delivered twice (a crash after sending): what is done stays done.
  if (!sms?.text || sms.state !== "queued") return;
  const { to, text, secretUntil } = sms;
  const note = (values: Partial<typeof smsMessages.$inferInsert>) =>
    acrossOrganisations(database, (tx) =>
      tx
        .update(smsMessages)
        .set({ attempts: attempt.retry + 1, ...values })
        .where(eq(smsMessages.id, smsId)),
    );
  if (secretUntil && secretUntil < new Date()) {
    await note({ state: "failed", doneAt: new Date(), text: null, lastError: linkExpired });
    return;
  }
  const keeps = transport.keeps || isSamplePhone(to);
  let providerId: string | null;
  try {
    providerId = isSamplePhone(to) ? null : await transport.send({ to, text });
  } catch (error) {
    if (!(error instanceof SmsFailure)) throw error;
    const { message: lastError, permanent } = error;
    const failed = { state: "failed" as const, doneAt: new Date(), ...(secretUntil ? { text: null } : {}) };
    await note({ lastError, ...(permanent || attempt.last ? failed : {}) });
    if (permanent) return;
    throw new TryAgain(lastError);
  }
  await note({
    state: keeps ? "kept" : "sent",
    providerId,
    doneAt: new Date(),
    lastError: null,
    ...(keeps && outbox ? {} : { text: null }),
  });
}

/** The texts of the outbox, newest first. */
export async function listSms(database: Database, page: { page: number; pageSize: number }) {
  const { rows, total } = await acrossOrganisations(database, (tx) =>
    readPage(
      page,
      tx.select().from(smsMessages).orderBy(desc(smsMessages.queuedAt), desc(smsMessages.id)),
      tx.select({ total: count() }).from(smsMessages),
    ),
  );
  return {
    total,
    rows: rows.map(({ id, to, topic, text, state, queuedAt, lastError }) => ({
      id,
      to,
      topic,
      text: text ?? "",
      parts: smsSize(text ?? "").parts,
      state,
      queuedAt: queuedAt.toISOString(),
      lastError,
    })),
  };
}
