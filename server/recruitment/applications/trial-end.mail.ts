import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { type ApplicationMailData, linkButton } from "./applications.mail.ts";

export interface PausedMailData extends Omit<ApplicationMailData, "jobTitle" | "thread"> {
  /** Titles of the jobs that the person has begun an application for. */
  drafts: string[];
  /** Titles of the jobs that the person has applied for, as far as nothing is decided. */
  applications: string[];
}

/** Most jobs that the mail names; the page that it opens has them all. */
const maxNamed = 20;

/** Informs a candidate that the SACCO takes applications no longer, and works on none, for now. */
export function applicationsPausedMail(news: PausedMailData): MailMessage {
  const { to, name, organization, link } = news;
  const named = (titles: string[], text: string) =>
    titles.length === 0
      ? []
      : [
          { kind: "paragraph" as const, text },
          { kind: "list" as const, items: titles.slice(0, maxNamed) },
        ];
  return {
    to,
    subject: `${organization} takes no applications now`,
    preview: "Nothing is deleted, and there is nothing that you have to do.",
    greeting: greeting(name),
    blocks: [
      {
        kind: "paragraph",
        text: `${organization} takes no applications for now, and cannot work on those that it has. Nothing is deleted, and there is nothing that you have to do.`,
      },
      ...named(news.applications, "These applications are kept as they are, and go on when it can again:"),
      ...named(news.drafts, "What you have begun is kept too, and you can use it for another position:"),
      linkButton(link, "See my applications"),
    ],
  };
}
