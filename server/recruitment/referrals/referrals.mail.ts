import { referralSource } from "#contract/recruitment/referral-key.ts";
import { referralDays } from "#contract/recruitment/referrals.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate } from "#server/platform/templates/template.ts";
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

const invitationTemplate = defineMailTemplate({
  id: "referral.invitation",
  role: "hr",
  name: "Referral: invitation to apply",
  when: "A colleague has referred somebody for a position. The position and its deadline follow below the text.",
  variables: {
    organization: "Name of your SACCO",
    position: "Title of the position",
    colleague: "Name of the colleague",
  },
  messages: referralMailMessages,
  words: (t, slots) => ({ subject: t.subject(slots), paragraphs: [t.invitation(slots)] }),
  example: ({ origin, sacco }) =>
    referralMail(origin, {
      name: "Wanjiku Kamau",
      email: "wanjiku@mail.example",
      key: "example",
      colleague: "Amina Hassan",
      job: {
        id: "example",
        title: "Loan Officer",
        location: "Nairobi",
        deadline: "2026-11-30",
        organisationName: sacco,
      },
    }),
});

/** The text of this mail that an organisation may word itself. */
export const referralTemplates = [invitationTemplate];

/** Invites somebody whom a colleague referred to apply. The link carries the referral. */
export function referralMail(
  origin: string,
  { name, email, key, colleague, job }: Referred,
): MailInLanguages {
  const query = new URLSearchParams({ job: job.id, source: referralSource(key) });
  const link = pageInEach(origin, `/jobs/apply?${query}`);
  const declineLink = pageInEach(origin, `/jobs/referrals/${key}`);
  const organization = job.organisationName;
  return mailInEach(referralMailMessages, (t, language) => {
    const said = { organization, position: job.title, colleague };
    const { subject, paragraphs, wording } = invitationTemplate.say(language, said);
    return {
      to: email,
      subject: subject.slice(0, maxSubject),
      wording,
      preview: t.invitation({ colleague, organization }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        {
          kind: "facts",
          rows: [
            { label: t.position, value: job.title },
            { label: t.location, value: job.location },
            { label: t.deadline, value: nairobiDate(nairobiMoment(job.deadline), language) },
          ],
        },
        { kind: "button", label: t.button, url: link[language] },
        { kind: "small", text: t.free({ days: referralDays, url: declineLink[language] }) },
      ],
    };
  });
}
