import { count, desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Brand } from "#contract/site/settings.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { type Attempt, defineTask, type Queue } from "#server/platform/queue/queue.ts";
import { mails } from "./mail.table.ts";
import { type MailMessage, mailMessage } from "./message.ts";
import { renderMail } from "./render.ts";
import { isPermanentMailFailure, type MailTransport } from "./transport.ts";

export const mailTask = defineTask({
  name: "mail.send",
  data: z.object({ mailId: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 30,
});

/**
 * Queues a mail inside the caller's transaction: it is sent if, and only if, the use case commits.
 * @param organisationId whose business the mail is; null for a person's own (a password reset)
 */
export async function queueMail(
  tx: Tx,
  queue: Queue,
  organisationId: string | null,
  message: MailMessage,
): Promise<void> {
  const mailId = newId();
  // Parts of it were typed by people: what cannot be sent fails here, with the use case, not in the task.
  const checked = mailMessage.parse(message);
  const { to, subject } = checked;
  await tx.insert(mails).values({ id: mailId, organisationId, to, subject, message: checked });
  await queue.enqueue(tx, mailTask, { mailId });
}

export interface MailDelivery {
  database: Database;
  transport: MailTransport;
  brand: Brand;
  from: string;
}

/**
 * Delivers one queued mail. Throws for what a later attempt may mend; a refusal for good, or the last
 * attempt's failure, stays visible in the mail's row.
 */
export async function deliverMail(
  { database, transport, brand, from }: MailDelivery,
  mailId: string,
  attempt: Attempt,
): Promise<void> {
  const [mail] = await acrossOrganisations(database, (tx) =>
    tx.select().from(mails).where(eq(mails.id, mailId)),
  );
  // A task can be delivered twice (a crash after sending): what is done stays done.
  if (!mail?.message || mail.state !== "queued") return;
  const note = (values: Partial<typeof mails.$inferInsert>) =>
    acrossOrganisations(database, (tx) =>
      tx
        .update(mails)
        .set({ attempts: attempt.retry + 1, ...values })
        .where(eq(mails.id, mailId)),
    );
  const { html, text } = await renderMail(mail.message, brand);
  const { to, subject, attachments = [], replyTo } = mail.message;
  try {
    await transport.send({ id: mailId, from, to, subject, html, text, attachments, replyTo });
  } catch (error) {
    const permanent = isPermanentMailFailure(error);
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    await note({ lastError, ...(permanent || attempt.last ? { state: "failed", doneAt: new Date() } : {}) });
    if (permanent) return;
    throw error;
  }
  await note(
    transport.keeps
      ? { state: "kept", doneAt: new Date() }
      : { state: "sent", doneAt: new Date(), message: null, lastError: null },
  );
}

/** Mails of the outbox, newest first, as they would look in a mail program. */
export async function listOutbox(database: Database, brand: Brand, page: { page: number; pageSize: number }) {
  const { rows, total } = await acrossOrganisations(database, async (tx) => ({
    rows: await tx
      .select()
      .from(mails)
      .orderBy(desc(mails.queuedAt), desc(mails.id))
      .limit(page.pageSize)
      .offset((page.page - 1) * page.pageSize),
    total: (await tx.select({ total: count() }).from(mails))[0]?.total ?? 0,
  }));
  return {
    total,
    rows: await Promise.all(
      rows.map(async (mail) => ({
        id: mail.id,
        to: mail.to,
        subject: mail.subject,
        state: mail.state,
        queuedAt: mail.queuedAt.toISOString(),
        lastError: mail.lastError,
        attachments: mail.message?.attachments ?? [],
        ...(mail.message ? await renderMail(mail.message, brand) : { html: "", text: "" }),
      })),
    ),
  };
}
