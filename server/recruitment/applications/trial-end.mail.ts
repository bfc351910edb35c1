import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { ApplicationMailData } from "./applications.mail.ts";
import { applicationMailMessages } from "./applications-mail.messages.ts";

export interface PausedMailData extends Omit<ApplicationMailData, "jobTitle" | "thread"> {
  /** Titles of the jobs that the person has begun an application for. */
  drafts: string[];
  /** Titles of the jobs that the person has applied for, as far as nothing is decided. */
  applications: string[];
}

/** Most jobs that the mail names; the page that it opens has them all. */
const maxNamed = 20;

const named = (titles: string[], text: string) =>
  titles.length === 0
    ? []
    : [
        { kind: "paragraph" as const, text },
        { kind: "list" as const, items: titles.slice(0, maxNamed) },
      ];

/** Informs a candidate that the SACCO takes applications no longer, and works on none, for now. */
export function applicationsPausedMail(news: PausedMailData): MailInLanguages {
  const { to, name, organization, link } = news;
  return mailInEach(applicationMailMessages, (t, language) => ({
    to,
    subject: t.pausedSubject({ organization }),
    preview: t.pausedPreview,
    greeting: greeting(name, language),
    blocks: [
      { kind: "paragraph", text: t.paused({ organization }) },
      ...named(news.applications, t.keptApplications),
      ...named(news.drafts, t.keptDrafts),
      { kind: "button", label: t.seeAll, url: link[language] },
    ],
  }));
}
