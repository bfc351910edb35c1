import { referralSource } from "#contract/recruitment/referral-key.ts";
import { referralDays } from "#contract/recruitment/referrals.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { referralMailMessages } from "./referrals.messages.ts";

interface Referred {
  name: string;
  email: string;
  key: string;
  colleague: string;
  job: { id: string; title: string; location: string; deadline: string; organisationName: string };
}

/** A title as the subject of a mail can show it. */
const maxSubject = 150;

/** Invites somebody whom a colleague referred to apply. The link carries the referral. */
export function referralMail(
  origin: string,
  { name, email, key, colleague, job }: Referred,
): MailInLanguages {
  const query = new URLSearchParams({ job: job.id, source: referralSource(key) });
  const link = pageInEach(origin, `/jobs/apply?${query}`);
  const organization = job.organisationName;
  return mailInEach(referralMailMessages, (t, language) => ({
    to: email,
    subject: t.subject({ organization, position: job.title }).slice(0, maxSubject),
    preview: t.invitation({ colleague, organization }),
    greeting: greeting(name, language),
    blocks: [
      { kind: "paragraph", text: t.invitation({ colleague, organization }) },
      {
        kind: "facts",
        rows: [
          { label: t.position, value: job.title },
          { label: t.location, value: job.location },
          { label: t.deadline, value: nairobiDate(nairobiMoment(job.deadline), language) },
        ],
      },
      { kind: "button", label: t.button, url: link[language] },
      { kind: "small", text: t.free({ days: referralDays }) },
    ],
  }));
}
