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
 * @param notice what the mail says instead; by default that there is news
 */
export function noticeOf(mail: MailMessage, product: string, notice?: Notice): MailMessage {
  const { subject, text } = notice ?? {
    subject: `There is news for you on ${product}`,
    text: "There is something new for you. Sign in to read it.",
  };
  const { to, greeting, lang, thread } = mail;
  return {
    to,
    subject,
    preview: text,
    ...(greeting ? { greeting } : {}),
    ...(lang ? { lang } : {}),
    ...(thread ? { thread } : {}),
    blocks: [
      { kind: "paragraph", text },
      ...mail.blocks.filter((block) => block.kind === "button"),
      {
        kind: "small",
        text: `This address is not verified yet, so our mails say no more. Verify it when you are signed in, and they will carry everything. If you have no account with ${product}, ignore this mail.`,
      },
    ],
  };
}
