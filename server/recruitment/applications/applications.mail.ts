import { inEach, type Text } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import { applicationMailMessages } from "./applications-mail.messages.ts";

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

/** Informs a candidate that the application has arrived. */
export function applicationReceivedMail(news: ApplicationMailData): MailInLanguages {
  const { to, thread, name, jobTitle: title, organization, link } = news;
  return mailInEach(applicationMailMessages, (t, language) => ({
    to,
    thread,
    subject: t.receivedSubject({ title }),
    preview: t.receivedPreview({ organization }),
    greeting: greeting(name, language),
    blocks: [
      { kind: "paragraph", text: t.received({ title, organization }) },
      { kind: "paragraph", text: t.everyStep },
      { kind: "button", label: t.see, url: link[language] },
    ],
  }));
}

/**
 * Informs a candidate that the job takes no more applications, and that theirs is among those that are looked at.
 * @param deadline the last day, `2026-11-30`
 */
export function applicationsClosedMail(news: ApplicationMailData & { deadline: string }): MailInLanguages {
  const { to, thread, name, jobTitle: title, organization, link, deadline } = news;
  return mailInEach(applicationMailMessages, (t, language) => ({
    to,
    thread,
    subject: t.closedSubject({ title }),
    preview: t.closedPreview({ organization }),
    greeting: greeting(name, language),
    blocks: [
      {
        kind: "paragraph",
        text: t.closed({ title, organization, date: nairobiDate(nairobiMoment(deadline), language) }),
      },
      { kind: "paragraph", text: t.everyStep },
      { kind: "button", label: t.see, url: link[language] },
    ],
  }));
}

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
    return {
      to,
      subject: t.draftSubject({ title, date }),
      preview: t.draftPreview({ organization }),
      greeting: greeting(name, language),
      blocks: [
        { kind: "paragraph", text: t.draft({ title, organization, date }) },
        { kind: "paragraph", text: t.draftKept },
        { kind: "button", label: t.goOn, url: link[language] },
      ],
    };
  });
}

/** What it says to an address that its owner has not verified. */
export const applicationReceivedNotice = inEach(
  applicationMailMessages,
  ({ noticeSubject: subject, notice: text }) => ({ subject, text }),
);
