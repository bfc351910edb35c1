import { inEach } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate, type ExampleSender } from "#server/platform/templates/template.ts";
import { generalMailMessages } from "./general-applications.messages.ts";

/** Where a person sees their general applications. */
export const ownGeneralApplicationsPath = "/jobs/applications";

/** Whom a mail about a general application goes to. */
interface Addressee {
  /** The account's address and what the person calls themselves. */
  to: string;
  name: string;
  organization: string;
  origin: string;
}

const exampleOf = ({ origin, sacco }: ExampleSender): Addressee => ({
  to: "wanjiku@mail.example",
  name: "Wanjiku Kamau",
  organization: sacco,
  origin,
});

const receivedTemplate = defineMailTemplate({
  id: "general.received",
  role: "hr",
  name: "General application received",
  when: "Somebody has applied without a vacancy.",
  variables: { organization: "Name of your SACCO" },
  messages: generalMailMessages,
  words: (t, slots) => ({ subject: t.receivedSubject(slots), paragraphs: [t.received(slots), t.yours] }),
  example: (from) => generalReceivedMail(exampleOf(from)),
});

/** Informs a person that their general application has arrived. */
export function generalReceivedMail({ to, name, organization, origin }: Addressee): MailInLanguages {
  const link = pageInEach(origin, ownGeneralApplicationsPath);
  return mailInEach(generalMailMessages, (t, language) => {
    const { paragraphs, ...words } = receivedTemplate.say(language, { organization });
    return {
      to,
      ...words,
      preview: t.receivedPreview,
      greeting: greeting(name, language),
      blocks: [...paragraphs, { kind: "button", label: t.see, url: link[language] }],
    };
  });
}

/** What it says to an address that its owner has not verified. */
export const generalReceivedNotice = inEach(
  generalMailMessages,
  ({ noticeSubject: subject, notice: text }) => ({ subject, text }),
);

/** A job that is proposed. */
interface ProposedJob {
  id: string;
  title: string;
  location: string;
  deadline: string;
}

const proposedTemplate = defineMailTemplate({
  id: "general.proposed",
  role: "hr",
  name: "Job proposed",
  when: "HR proposes a job to somebody who applied without a vacancy. Its particulars follow below the text.",
  variables: { organization: "Name of your SACCO", title: "Title of the position" },
  messages: generalMailMessages,
  words: (t, slots) => ({ subject: t.proposedSubject(slots), paragraphs: [t.proposed(slots), t.given] }),
  example: (from) =>
    jobProposedMail(exampleOf(from), {
      id: "00000000-0000-4000-8000-000000000000",
      title: "Loan Officer",
      location: "Nakuru",
      deadline: "2026-12-18",
    }),
});

/** Invites a general applicant to apply for a job that may fit them. */
export function jobProposedMail(
  { to, name, organization, origin }: Addressee,
  { id, title, location, deadline }: ProposedJob,
): MailInLanguages {
  const link = pageInEach(origin, `/jobs/apply?${new URLSearchParams({ job: id, source: "general" })}`);
  return mailInEach(generalMailMessages, (t, language) => {
    const { paragraphs, ...words } = proposedTemplate.say(language, { organization, title });
    return {
      to,
      ...words,
      preview: t.proposedPreview({ organization }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        {
          kind: "facts",
          rows: [
            { label: t.position, value: title },
            { label: t.location, value: location },
            { label: t.deadline, value: nairobiDate(nairobiMoment(deadline), language) },
          ],
        },
        { kind: "button", label: t.apply, url: link[language] },
      ],
    };
  });
}

/** What it says to an address that its owner has not verified. */
export const jobProposedNotice = inEach(
  generalMailMessages,
  ({ proposedNoticeSubject: subject, proposedNotice: text }) => ({ subject, text }),
);

/** Tells a person that their general application will be erased, and that they can renew it. */
export function generalEndsMail({ to, name, organization, origin }: Addressee, on: Date): MailInLanguages {
  const link = pageInEach(origin, ownGeneralApplicationsPath);
  return mailInEach(generalMailMessages, (t, language) => {
    const date = nairobiDate(on, language);
    return {
      to,
      subject: t.endsSubject({ organization }),
      preview: t.endsPreview({ date }),
      greeting: greeting(name, language),
      blocks: [
        { kind: "paragraph", text: t.ends({ organization, date }) },
        { kind: "button", label: t.endsButton, url: link[language] },
      ],
    };
  });
}

/** The texts of these mails that an organisation may word itself. */
export const generalTemplates = [receivedTemplate, proposedTemplate];
