import { defaultLanguage, type Language } from "#contract/core/language.ts";
import type { InLanguages } from "#contract/core/messages.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { MailInLanguages } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { type Notice, noticeOf } from "#server/platform/mail/notice.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AccountOwner } from "./account-mail.ts";
import { userByEmail } from "./accounts.queries.ts";
import { ownersOf } from "./team.queries.ts";

interface More {
  /** What the mail says to an unverified address; by default that there is something to read. */
  notice?: InLanguages<Notice>;
  /** The person whom the mail informs its reader of. */
  aboutUserId?: string | undefined;
  /** That of the request, for a reader who has chosen none yet. */
  language?: Language;
}

/**
 * Queues a mail that carries what people typed, inside the caller's transaction. To an address that its owner
 * has not verified goes only a notice that there is news.
 * @param organisationId whose business the mail is; null for a person's own
 * @param mail for staff in English, for everybody else in each language: it leaves in that of the reader's account
 */
export async function queueAccountMail(
  tx: Tx,
  { queue, config }: Pick<Platform, "queue" | "config">,
  organisationId: string | null,
  mail: MailMessage | MailInLanguages,
  { notice, aboutUserId, language: asked = defaultLanguage }: More = {},
): Promise<void> {
  const account = await userByEmail(tx, "to" in mail ? mail.to : mail[asked].to);
  const language = account?.language ?? asked;
  const written = "to" in mail ? mail : mail[language];
  const known = account?.emailVerified === true;
  const sent = known
    ? written
    : noticeOf(written, config.brand.product, notice?.[written.language ?? defaultLanguage]);
  await queueMail(tx, queue, organisationId, sent, { aboutUserId });
}

/** Queues a mail for each owner of an organisation about its own business, inside the caller's transaction. */
export async function queueMailToOwners(
  tx: Tx,
  platform: Pick<Platform, "queue" | "config">,
  organisationId: string,
  mailFor: (owner: AccountOwner) => MailMessage | MailInLanguages,
): Promise<void> {
  for (const owner of await ownersOf(tx, organisationId)) {
    await queueAccountMail(tx, platform, organisationId, mailFor(owner));
  }
}
