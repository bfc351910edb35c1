import type { Language } from "#contract/core/language.ts";
import type { InLanguages } from "#contract/core/messages.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock } from "#server/platform/mail/message.ts";

/** Whose account a mail is about. */
export interface AccountOwner {
  email: string;
  firstName: string;
}

/** A mail to the owner of an account about this account, in each language; its subject names the product. */
export const accountMail = <T extends { subject(values: { product: string }): string; preview: string }>(
  messages: InLanguages<T>,
  owner: AccountOwner,
  product: string,
  blocks: (t: T, language: Language) => MailBlock[],
): MailInLanguages =>
  mailInEach(messages, (t, language) => ({
    to: owner.email,
    subject: t.subject({ product }),
    preview: t.preview,
    greeting: greeting(owner.firstName, language),
    blocks: blocks(t, language),
  }));
