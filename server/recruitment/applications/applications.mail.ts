import { inEach, type Text } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate } from "#server/platform/templates/template.ts";
import { applicationMailMessages } from "./applications-mail.messages.ts";
import { applicationVariables, exampleApplication } from "./example-application.ts";

export interface ApplicationMailData {
  /** The conversation about the application (`applicationThread`). */
  thread: string;
  /** The candidate's address and name. */
  to: string;
  name: string;
  jobTitle: string;
  /** The SACCO that hires. */
  organization: string;
  /** Where the candidate sees the application. */
  link: Text;
}

const receivedTemplate = defineMailTemplate({
  id: "application.received",
  role: "hr",
  name: "Application received",
  when: "A candidate has sent an application.",
  variables: applicationVariables,
  messages: applicationMailMessages,
  words: (t, slots) => ({ subject: t.receivedSubject(slots), paragraphs: [t.received(slots), t.everyStep] }),
  example: (from) => applicationReceivedMail(exampleApplication(from)),
});

/** Informs a candidate that the application has arrived. */
export function applicationReceivedMail(news: ApplicationMailData): MailInLanguages {
  const { to, thread, name, jobTitle: title, organization, link } = news;
  return mailInEach(applicationMailMessages, (t, language) => {
    const { paragraphs, ...words } = receivedTemplate.say(language, { title, organization });
    return {
      to,
      thread,
      ...words,
      preview: t.receivedPreview({ organization }),
      greeting: greeting(name, language),
      blocks: [...paragraphs, { kind: "button", label: t.see, url: link[language] }],
    };
  });
}

const addedTemplate = defineMailTemplate({
  id: "application.added",
  role: "hr",
  name: "Application entered by HR",
  when: "HR has entered an application for somebody, and chose to tell them. How their data are used follows below the text.",
  variables: applicationVariables,
  messages: applicationMailMessages,
  words: (t, slots) => ({ subject: t.addedSubject(slots), paragraphs: [t.added(slots), t.addedNext] }),
  example: (from) =>
    applicationAddedMail({ ...exampleApplication(from), keptMonths: 12, origin: from.origin }),
});

/** Informs somebody that HR has entered an application for them, and how their data are used. */
export function applicationAddedMail(
  news: ApplicationMailData & {
    /** Months that the SACCO keeps applications. */ keptMonths: number;
    origin: string;
  },
): MailInLanguages {
  const { to, thread, name, jobTitle: title, organization, link, keptMonths: months, origin } = news;
  const privacy = pageInEach(origin, "/privacy");
  return mailInEach(applicationMailMessages, (t, language) => {
    const { paragraphs, ...words } = addedTemplate.say(language, { title, organization });
    return {
      to,
      thread,
      ...words,
      preview: t.addedPreview({ organization }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        { kind: "button", label: t.see, url: link[language] },
        { kind: "small", text: t.addedData({ organization, months, url: privacy[language] }) },
      ],
    };
  });
}

const closedTemplate = defineMailTemplate({
  id: "application.closed",
  role: "hr",
  name: "Applications have closed",
  when: "The deadline of the position has passed.",
  variables: { ...applicationVariables, date: "Last day for applications" },
  messages: applicationMailMessages,
  words: (t, slots) => ({ subject: t.closedSubject(slots), paragraphs: [t.closed(slots), t.everyStep] }),
  example: (from) => applicationsClosedMail({ ...exampleApplication(from), deadline: "2026-11-30" }),
});

/**
 * Informs a candidate that the job takes no more applications, and that theirs is among those that are looked at.
 * @param deadline the last day, `2026-11-30`
 */
export function applicationsClosedMail(news: ApplicationMailData & { deadline: string }): MailInLanguages {
  const { to, thread, name, jobTitle: title, organization, link, deadline } = news;
  return mailInEach(applicationMailMessages, (t, language) => {
    const date = nairobiDate(nairobiMoment(deadline), language);
    const { paragraphs, ...words } = closedTemplate.say(language, { title, organization, date });
    return {
      to,
      thread,
      ...words,
      preview: t.closedPreview({ organization }),
      greeting: greeting(name, language),
      blocks: [...paragraphs, { kind: "button", label: t.see, url: link[language] }],
    };
  });
}

const draftTemplate = defineMailTemplate({
  id: "application.draft_reminder",
  role: "hr",
  name: "Application begun and not sent",
  when: "The deadline comes near, and a candidate has an application that is not sent yet.",
  variables: { ...applicationVariables, date: "Last day for applications" },
  messages: applicationMailMessages,
  words: (t, slots) => ({ subject: t.draftSubject(slots), paragraphs: [t.draft(slots), t.draftKept] }),
  example: (from) => draftReminderMail({ ...exampleApplication(from), deadline: "2026-11-30" }),
});

/**
 * Reminds a candidate of an application that they have begun and not sent.
 * @param news.deadline the last day, `2026-11-30`
 * @param news.link the form, which has what was typed
 */
export function draftReminderMail(
  news: Omit<ApplicationMailData, "thread"> & { deadline: string },
): MailInLanguages {
  const { to, name, jobTitle: title, organization, link, deadline } = news;
  return mailInEach(applicationMailMessages, (t, language) => {
    const date = nairobiDate(nairobiMoment(deadline), language);
    const { paragraphs, ...words } = draftTemplate.say(language, { title, organization, date });
    return {
      to,
      ...words,
      preview: t.draftPreview({ organization }),
      greeting: greeting(name, language),
      blocks: [...paragraphs, { kind: "button", label: t.goOn, url: link[language] }],
    };
  });
}

/** What it says to an address that its owner has not verified. */
export const applicationReceivedNotice = inEach(
  applicationMailMessages,
  ({ noticeSubject: subject, notice: text }) => ({ subject, text }),
);

/** The same where nobody has verified the address, or it has no account. */
export const applicationAddedNotice = inEach(
  applicationMailMessages,
  ({ addedNoticeSubject: subject, addedNotice: text }) => ({ subject, text }),
);

/** The texts of these mails that an organisation may word itself. */
export const applicationTemplates = [receivedTemplate, addedTemplate, closedTemplate, draftTemplate];
