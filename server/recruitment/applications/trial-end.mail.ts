import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate } from "#server/platform/templates/template.ts";
import type { ApplicationMailData } from "./applications.mail.ts";
import { applicationMailMessages } from "./applications-mail.messages.ts";
import { applicationVariables, exampleApplication } from "./example-application.ts";

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

const pausedTemplate = defineMailTemplate({
  id: "application.paused",
  role: "hr",
  name: "Applications paused",
  when: "Your trial has ended, so that no application can be received or worked on. The candidate's positions follow below the text.",
  variables: { organization: applicationVariables.organization },
  messages: applicationMailMessages,
  words: (t, slots) => ({ subject: t.pausedSubject(slots), paragraphs: [t.paused(slots)] }),
  example: (from) => {
    const { to, name, organization, link, jobTitle } = exampleApplication(from);
    return applicationsPausedMail({ to, name, organization, link, drafts: [], applications: [jobTitle] });
  },
});

/** The text of this mail that an organisation may word itself. */
export const pausedTemplates = [pausedTemplate];

/** Informs a candidate that the SACCO takes applications no longer, and works on none, for now. */
export function applicationsPausedMail(news: PausedMailData): MailInLanguages {
  const { to, name, organization, link } = news;
  return mailInEach(applicationMailMessages, (t, language) => {
    const { paragraphs, ...words } = pausedTemplate.say(language, { organization });
    return {
      to,
      ...words,
      preview: t.pausedPreview,
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        ...named(news.applications, t.keptApplications),
        ...named(news.drafts, t.keptDrafts),
        { kind: "button", label: t.seeAll, url: link[language] },
      ],
    };
  });
}
