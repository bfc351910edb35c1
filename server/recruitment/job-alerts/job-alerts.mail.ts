import type { Language } from "#contract/core/language.ts";
import { unconfirmedAlertDays } from "#contract/core/limits.ts";
import type { Text } from "#contract/core/messages.ts";
import { departmentMessages, employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { AlertSearch } from "#contract/recruitment/job-alerts.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { alertMailMessages } from "./job-alerts.messages.ts";

/** Asks the owner of an address whether they want the alert. It repeats nothing that was typed. */
export const confirmAlertMail = (to: string, link: Text, product: string): MailInLanguages =>
  mailInEach(alertMailMessages, (t, language) => ({
    to,
    subject: t.confirmSubject,
    preview: t.confirmPreview,
    blocks: [
      { kind: "paragraph", text: t.confirm({ product }) },
      { kind: "button", label: t.confirmButton, url: link[language] },
      { kind: "small", text: t.confirmNot({ days: unconfirmedAlertDays }) },
    ],
  }));

/** Tells who asks for one more than there may be, where the latest is. */
export const alertsFullMail = (to: string, link: Text, count: number): MailInLanguages =>
  mailInEach(alertMailMessages, (t, language) => ({
    to,
    subject: t.fullSubject({ count }),
    preview: t.fullPreview,
    blocks: [
      { kind: "paragraph", text: t.full({ count }) },
      { kind: "button", label: t.fullButton, url: link[language] },
    ],
  }));

/** What an alert looks for, in words: `loan officer · Credit · Nairobi`. */
function searchWords(
  search: Omit<AlertSearch, "sacco">,
  saccoName: string | null,
  language: Language,
): string {
  const t = alertMailMessages[language];
  const departments: Readonly<Record<string, string>> = departmentMessages[language];
  const parts = [
    search.q && `“${search.q}”`,
    departments[search.department] ?? search.department,
    search.location,
    search.type && employmentTypeMessages[language][search.type],
    saccoName && t.atSacco({ sacco: saccoName }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : t.everyJob;
}

export interface NewJobs {
  to: string;
  /** Of the account; null for who has none. */
  name: string | null;
  language: Language;
  search: Omit<AlertSearch, "sacco">;
  /** The SACCO whose jobs alone are meant. */
  saccoName: string | null;
  /** The newest, with where each is. */
  jobs: readonly { job: Job; url: string }[];
  /** How many there are, also those that the mail has no room for. */
  total: number;
  /** The board with the same filters. */
  boardUrl: string;
  /** Where the alert is paused or stopped without signing in. */
  alertUrl: string;
}

/** A title as a header and a list can show it. */
const maxTitles = 120;

/** The jobs of one alert that were published since its last mail. */
export function newJobsMail(news: NewJobs): MailMessage {
  const { to, name, language, jobs, total, saccoName, alertUrl } = news;
  const t = alertMailMessages[language];
  const rest = total - jobs.length;
  const subject = saccoName ? t.newJobsAt({ count: total, sacco: saccoName }) : t.newJobs({ count: total });
  const titles = jobs.map(({ job }) => job.title).join(", ");
  return {
    to,
    language,
    subject,
    preview: t.preview({ titles: titles.slice(0, maxTitles) }),
    ...(name ? { greeting: greeting(name, language) } : {}),
    blocks: [
      {
        kind: "paragraph",
        text: t.intro({ count: total, search: searchWords(news.search, saccoName, language) }),
      },
      {
        kind: "list",
        items: jobs.map(({ job, url }) =>
          t.job({
            title: job.title,
            sacco: job.organization.name,
            facts: [job.location, employmentTypeMessages[language][job.type], job.salary]
              .filter(Boolean)
              .join(" · "),
            date: nairobiDate(nairobiMoment(job.deadline), language),
            url,
          }),
        ),
      },
      ...(rest > 0 ? [{ kind: "paragraph" as const, text: t.more({ count: rest }) }] : []),
      { kind: "button", label: t.seeAll, url: news.boardUrl },
      { kind: "small", text: t.why({ url: alertUrl }) },
    ],
    unsubscribe: alertUrl,
  };
}
