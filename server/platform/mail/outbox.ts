import { and, count, desc, eq, lte, ne } from "drizzle-orm";
import { z } from "zod";
import { defaultLanguage } from "#contract/core/language.ts";
import { isSampleAddress } from "#contract/core/sample.ts";
import type { Brand } from "#contract/site/settings.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { type Attempt, defineTask, type Queue } from "#server/platform/queue/queue.ts";
import { ownWordsOf } from "../templates/own-wordings.queries.ts";
import { reworded } from "../templates/template.ts";
import type { FindLetterhead, Letterhead } from "./letterhead.ts";
import { mails } from "./mail.table.ts";
import { type MailMessage, mailMessage } from "./message.ts";
import { renderMail } from "./render.ts";
import { linkExpired } from "./retention.ts";
import { isPermanentMailFailure, type MailTransport, mailDomain } from "./transport.ts";

export const mailTask = defineTask({
  name: "mail.send",
  label: "Send mail",
  data: z.object({ mailId: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 30,
});

/** What else is known of a mail, which decides how long it stays. */
export interface MailContent {
  /** Until when a link in it opens an account. */
  secretUntil?: Date;
  /** The person whom it is about, when somebody else reads it. */
  aboutUserId?: string | undefined;
}

/** The mail in the words that the organisation has for it, where it has any and they can be sent. */
async function inOwnWords(tx: Tx, organisationId: string | null, message: MailMessage): Promise<MailMessage> {
  const { wording, language = defaultLanguage } = message;
  const own = wording && (await ownWordsOf(tx, organisationId, wording.template, language));
  if (!own) return message;
  const mail = reworded(message, own);
  return mailMessage.safeParse(mail).success ? mail : message;
}

/**
 * Queues a mail inside the caller's transaction: it is sent if, and only if, the use case commits.
 * @param organisationId whose business the mail is; null for a person's own (a password reset)
 * @returns the id of its record
 */
export async function queueMail(
  tx: Tx,
  queue: Queue,
  organisationId: string | null,
  message: MailMessage,
  content: MailContent = {},
): Promise<string> {
  const mailId = newId();
  // Parts of it were typed by people: what cannot be sent fails here, with the use case, not in the task.
  const checked = mailMessage.parse(await inOwnWords(tx, organisationId, message));
  const { to, subject, thread } = checked;
  const values = { id: mailId, organisationId, to, subject, thread, message: checked };
  await tx.insert(mails).values({ ...values, ...content });
  await queue.enqueue(tx, mailTask, { mailId });
  return mailId;
}

/** Earlier mails of a thread that a mail names. */
const maxReferences = 10;

type MailRow = typeof mails.$inferSelect;

/**
 * What ties a mail to the earlier ones of its thread to the same address (RFC 5322, section 3.6.4). The first
 * reference is the thread's own name: the mails hang together even where one between them is gone.
 */
async function threadOf(tx: Tx, mail: MailRow, domain: string) {
  if (!mail.thread) return {};
  const earlier = await tx
    .select({ id: mails.id, messageId: mails.messageId })
    .from(mails)
    .where(
      and(
        eq(mails.to, mail.to),
        eq(mails.thread, mail.thread),
        ne(mails.id, mail.id),
        lte(mails.queuedAt, mail.queuedAt),
      ),
    )
    .orderBy(desc(mails.queuedAt), desc(mails.id))
    .limit(maxReferences);
  const ids = earlier.toReversed().map(({ id, messageId }) => messageId ?? `${id}@${domain}`);
  const inReplyTo = ids.at(-1);
  return { ...(inReplyTo ? { inReplyTo } : {}), references: [`${mail.thread}@${domain}`, ...ids] };
}

/** Takes a mail for an attempt: its Message-ID is chosen at the first one and stays. */
function claimMail(database: Database, mailId: string, from: string) {
  return acrossOrganisations(database, async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId));
    // A task can be delivered twice (a crash after sending): what is done stays done.
    if (!mail?.message || mail.state !== "queued") return null;
    const domain = mailDomain(from);
    const messageId = mail.messageId ?? `${mailId}@${domain}`;
    const { message, secretUntil, organisationId } = mail;
    const [thread] = await together([
      threadOf(tx, mail, domain),
      mail.messageId ? null : tx.update(mails).set({ messageId }).where(eq(mails.id, mailId)),
    ]);
    return { message, secretUntil, organisationId, messageId, ...thread };
  });
}

export interface MailDelivery {
  database: Database;
  transport: MailTransport;
  brand: Brand;
  from: string;
  findLetterhead: FindLetterhead;
  /** Whether the development outbox is open: mail that is not sent stays readable there. */
  outbox: boolean;
}

/**
 * Delivers one queued mail. Throws for what a later attempt may mend; a refusal for good, or the last
 * attempt's failure, stays visible in the mail's row.
 */
export async function deliverMail(
  { database, transport, brand, from, outbox, findLetterhead }: MailDelivery,
  mailId: string,
  attempt: Attempt,
): Promise<void> {
  const mail = await claimMail(database, mailId, from);
  if (!mail) return;
  const { message, secretUntil, organisationId, ...identity } = mail;
  const note = (values: Partial<typeof mails.$inferInsert>) =>
    acrossOrganisations(database, (tx) =>
      tx
        .update(mails)
        .set({ attempts: attempt.retry + 1, ...values })
        .where(eq(mails.id, mailId)),
    );
  if (secretUntil && secretUntil < new Date()) {
    await note({ state: "failed", doneAt: new Date(), message: null, lastError: linkExpired });
    return;
  }
  const letterhead = organisationId ? await findLetterhead(organisationId) : null;
  const { html, text } = await renderMail(message, brand, letterhead);
  const { to, subject, attachments = [], replyTo, unsubscribe } = message;
  const content = { to, subject, html, text, attachments, replyTo, unsubscribe };
  const keeps = transport.keeps || isSampleAddress(to);
  try {
    if (!isSampleAddress(to)) await transport.send({ ...identity, from, ...content });
  } catch (error) {
    const permanent = isPermanentMailFailure(error);
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    const failed = {
      state: "failed" as const,
      doneAt: new Date(),
      ...(secretUntil ? { message: null } : {}),
    };
    await note({ lastError, ...(permanent || attempt.last ? failed : {}) });
    if (permanent) return;
    throw error;
  }
  await note({
    state: keeps ? "kept" : "sent",
    doneAt: new Date(),
    lastError: null,
    ...(keeps && outbox ? {} : { message: null }),
  });
}

/** Mails of the outbox, newest first, as they would look in a mail program. */
export async function listOutbox(
  { database, brand, findLetterhead }: Pick<MailDelivery, "database" | "brand" | "findLetterhead">,
  page: { page: number; pageSize: number },
) {
  const { rows, total } = await acrossOrganisations(database, (tx) =>
    readPage(
      page,
      tx.select().from(mails).orderBy(desc(mails.queuedAt), desc(mails.id)),
      tx.select({ total: count() }).from(mails),
    ),
  );
  const owners = [...new Set(rows.map(({ organisationId }) => organisationId))].filter((id) => id !== null);
  const letterheads = new Map<string | null, Letterhead | null>();
  for (const id of owners) letterheads.set(id, await findLetterhead(id));
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
        ...(mail.message
          ? await renderMail(mail.message, brand, letterheads.get(mail.organisationId))
          : { html: "", text: "" }),
      })),
    ),
  };
}
