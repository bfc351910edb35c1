import { desc, eq } from "drizzle-orm";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { smsMessages } from "#server/platform/sms/sms.table.ts";
import type { TestApp } from "./test-app.ts";

export type QueuedMail = typeof mails.$inferSelect;

/** Every mail to an address, sent or waiting, newest first. */
export const mailsTo = (app: TestApp, email: string): Promise<QueuedMail[]> =>
  acrossOrganisations(app.platform.database, (tx) =>
    tx.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.queuedAt), desc(mails.id)),
  );

/** The address that the mail's button opens. @throws Error for a mail without one */
export function linkIn(mail: QueuedMail | undefined): URL {
  const button = mail?.message?.blocks.find((block) => block.kind === "button");
  if (!button) throw new Error("the mail has no button");
  return new URL(button.url);
}

/** The `token` of the link in a mail. */
export const tokenIn = (mail: QueuedMail | undefined): string => linkIn(mail).searchParams.get("token") ?? "";

/** Every SMS to a number, sent or waiting, newest first. */
export const smsTo = (app: TestApp, phone: string): Promise<(typeof smsMessages.$inferSelect)[]> =>
  acrossOrganisations(app.platform.database, (tx) =>
    tx
      .select()
      .from(smsMessages)
      .where(eq(smsMessages.to, phone))
      .orderBy(desc(smsMessages.queuedAt), desc(smsMessages.id)),
  );
