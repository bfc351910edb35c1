import type { Tx } from "#server/platform/database/database.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { type Notice, noticeOf } from "#server/platform/mail/notice.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { userByEmail } from "./accounts.queries.ts";

/**
 * Queues a mail that carries what people typed, inside the caller's transaction. To an address that its owner
 * has not verified goes only a notice that there is news.
 * @param organisationId whose business the mail is; null for a person's own
 * @param more what the notice says, by default that there is something to read; and the person whom the mail
 *   informs its reader of
 */
export async function queueAccountMail(
  tx: Tx,
  { queue, config }: Pick<Platform, "queue" | "config">,
  organisationId: string | null,
  mail: MailMessage,
  { notice, aboutUserId }: { notice?: Notice; aboutUserId?: string } = {},
): Promise<void> {
  const account = await userByEmail(tx, mail.to);
  const known = account?.emailVerified === true;
  const sent = known ? mail : noticeOf(mail, config.brand.product, notice);
  await queueMail(tx, queue, organisationId, sent, { aboutUserId });
}
