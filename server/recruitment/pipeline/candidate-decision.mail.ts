import type { Language } from "#contract/core/language.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock } from "#server/platform/mail/message.ts";
import { defineMailTemplate, type ExampleSender } from "#server/platform/templates/template.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import { decisionMailMessages } from "./candidate-decision-mail.messages.ts";
import { subjectOf } from "./pipeline.mail.ts";

/** A candidate who is told of a decision, and whose it is. */
export interface Addressee {
  candidateId: string;
  name: string;
  email: string;
  organization: string;
  origin: string;
}

const frame = ({ candidateId, email }: Addressee) => ({ to: email, thread: `candidate-${candidateId}` });
const pages = (origin: string) => pageInEach(origin, "/jobs/applications");

const exampleOf = ({ origin, sacco }: ExampleSender): Addressee => ({
  candidateId: "example",
  name: "Wanjiku Kamau",
  email: "wanjiku@mail.example",
  organization: sacco,
  origin,
});
const variables = { organization: "Name of your SACCO" } as const;

const shortlistedTemplate = defineMailTemplate({
  id: "candidate.shortlisted",
  role: "hr",
  name: "Candidate shortlisted",
  when: "HR has put a candidate on the shortlist.",
  variables,
  messages: decisionMailMessages,
  words: (t, slots) => ({ subject: t.shortlistedSubject(slots), paragraphs: [t.shortlisted(slots)] }),
  example: (from) => shortlistedMail(exampleOf(from)),
});

const rejectedTemplate = defineMailTemplate({
  id: "candidate.rejected",
  role: "hr",
  name: "Candidate rejected",
  when: "HR has rejected a candidate, a minute ago. The applications that this ends follow below the text.",
  variables,
  messages: decisionMailMessages,
  words: (t, slots) => ({ subject: t.rejectedSubject(slots), paragraphs: [t.rejected(slots)] }),
  example: (from) => candidateRejectedMail(exampleOf(from), ["Loan Officer"]),
});

/** The texts of these mails that an organisation may word itself. */
export const decisionTemplates = [shortlistedTemplate, rejectedTemplate];

/** Congratulates somebody on being shortlisted. */
export function shortlistedMail(person: Addressee): MailInLanguages {
  const { organization, name, origin } = person;
  const link = pages(origin);
  return mailInEach(decisionMailMessages, (t, language) => {
    const { subject, paragraphs, wording } = shortlistedTemplate.say(language, { organization });
    return {
      ...frame(person),
      subject: subjectOf(subject),
      wording,
      preview: t.shortlisted({ organization }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        { kind: "button", label: applicationMailMessages[language].seeAll, url: link[language] },
      ],
    };
  });
}

/** Names the applications that a rejection ends; nothing for none. @param positions of those */
export function closedApplications(language: Language, positions: readonly string[]): MailBlock[] {
  if (positions.length === 0) return [];
  const t = decisionMailMessages[language];
  return [
    { kind: "paragraph", text: t.closed({ count: positions.length }) },
    { kind: "facts", rows: positions.map((title) => ({ label: t.position, value: title })) },
  ];
}

/** Tells somebody of a rejection. @param positions of the applications that it ends */
export function candidateRejectedMail(person: Addressee, positions: readonly string[]): MailInLanguages {
  const { organization, name, origin } = person;
  const link = pages(origin);
  return mailInEach(decisionMailMessages, (t, language) => {
    const { subject, paragraphs, wording } = rejectedTemplate.say(language, { organization });
    return {
      ...frame(person),
      subject: subjectOf(subject),
      wording,
      preview: t.rejected({ organization }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        ...closedApplications(language, positions),
        { kind: "button", label: applicationMailMessages[language].seeAll, url: link[language] },
      ],
    };
  });
}
