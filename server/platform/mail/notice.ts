import { defaultLanguage } from "#contract/core/language.ts";
import { mailMessages } from "./mail.messages.ts";
import type { MailMessage } from "./message.ts";

/** What a mail may say to an address that nobody has proven: our own words only. */
export interface Notice {
  subject: string;
  text: string;
}

/**
 * The same news without any text that a person typed, for an address that its owner has not verified: anybody
 * may have opened an account with it to have us carry a message there. It keeps the greeting, which repeats a
 * first name at most, and the way into our own pages.
 * @param notice what the mail says instead, in its language; by default that there is news
 */
export function noticeOf(mail: MailMessage, product: string, notice?: Notice): MailMessage {
  const { to, greeting, language, thread } = mail;
  const t = mailMessages[language ?? defaultLanguage];
  const { subject, text } = notice ?? { subject: t.newsSubject({ product }), text: t.news };
  return {
    to,
    subject,
    preview: text,
    ...(greeting ? { greeting } : {}),
    ...(language ? { language } : {}),
    ...(thread ? { thread } : {}),
    blocks: [
      { kind: "paragraph", text },
      ...mail.blocks.filter((block) => block.kind === "button"),
      { kind: "small", text: t.notVerified({ product }) },
    ],
  };
}
