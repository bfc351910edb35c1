import type { Language } from "#contract/core/language.ts";
import type { Text } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";
import { defineMailTemplate, type ExampleSender } from "#server/platform/templates/template.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import { applicationVariables, exampleApplication } from "../applications/example-application.ts";
import { candidateMailMessages } from "./candidate-mail.messages.ts";
import { type ApplicationContext, paragraph, quoted, subjectOf } from "./pipeline.mail.ts";

/** The application that a mail to its candidate is about. */
export interface CandidateContext extends ApplicationContext {
  /** The candidate's address. */
  to: string;
  /** Where the candidate sees the application. */
  link: Text;
}

/** What staff wrote to a candidate, in their own words. */
export function messageMail(
  { to, thread, organization, jobTitle: title, link }: CandidateContext,
  message: { subject: string; body: string; author: string; replyTo: string },
): MailInLanguages {
  const { subject, body, author, replyTo } = message;
  return mailInEach(candidateMailMessages, (t, language) => ({
    to,
    thread,
    subject,
    preview: body.slice(0, 150),
    blocks: [
      paragraph(body),
      { kind: "button", label: t.answer, url: link[language] },
      { kind: "small", text: t.from({ author, organization, title }) },
    ],
    replyTo,
  }));
}

/** A candidate's application that nobody sent, for examples of mails. */
export const exampleContext = (from: ExampleSender): CandidateContext => {
  const { name: candidateName, ...about } = exampleApplication(from);
  return { ...about, candidateName };
};

const documentVariables = { ...applicationVariables, document: "Name of the document" } as const;
const exampleDocument = { title: "Certificate of good conduct", note: null, dueDate: "2026-12-04" };

const documentTemplate = defineMailTemplate({
  id: "document.requested",
  role: "hr",
  name: "Document requested",
  when: "HR asks for a document. Its name, its day and HR's note follow below the text.",
  variables: documentVariables,
  messages: candidateMailMessages,
  words: (t, slots) => ({ subject: t.documentSubject(slots), paragraphs: [t.documentText(slots)] }),
  example: (from) => documentMail(exampleContext(from), { ...exampleDocument, again: false }),
});

const documentAgainTemplate = defineMailTemplate({
  id: "document.requested_again",
  role: "hr",
  name: "Document requested again",
  when: "The document that came will not do. What is missing follows below the text.",
  variables: documentVariables,
  messages: candidateMailMessages,
  words: (t, slots) => ({ subject: t.documentAgainSubject(slots), paragraphs: [t.documentAgain(slots)] }),
  example: (from) => documentMail(exampleContext(from), { ...exampleDocument, again: true }),
});

const notNeededTemplate = defineMailTemplate({
  id: "document.not_needed",
  role: "hr",
  name: "Document no longer needed",
  when: "HR takes back the request for a document.",
  variables: documentVariables,
  messages: candidateMailMessages,
  words: (t, slots) => ({ subject: t.notNeededSubject(slots), paragraphs: [t.notNeeded(slots)] }),
  example: (from) => documentNotNeededMail(exampleContext(from), exampleDocument.title),
});

const withdrawnTemplate = defineMailTemplate({
  id: "application.withdrawn",
  role: "hr",
  name: "Application withdrawn",
  when: "A candidate has withdrawn an application.",
  variables: applicationVariables,
  messages: candidateMailMessages,
  words: (t, slots) => ({ subject: t.withdrawnSubject(slots), paragraphs: [t.withdrawn(slots)] }),
  example: (from) => withdrawalConfirmedMail(exampleContext(from)),
});

/** The texts of these mails that an organisation may word itself. */
export const candidateTemplates = [
  withdrawnTemplate,
  documentTemplate,
  documentAgainTemplate,
  notNeededTemplate,
];

/** What a template says in a language. */
interface Said {
  subject: string;
  paragraphs: readonly MailBlock[];
  wording: MailMessage["wording"];
}

/**
 * A mail to the candidate of an application in the words of its template.
 * @param said by the template, in this language
 * @param rest what follows the template's text
 */
export const candidateMail = (
  { to, thread, candidateName }: Pick<CandidateContext, "to" | "thread" | "candidateName">,
  language: Language,
  { subject, paragraphs, wording }: Said,
  { preview, rest }: { preview: string; rest: readonly MailBlock[] },
): MailMessage => ({
  to,
  thread,
  subject: subjectOf(subject),
  wording,
  preview,
  greeting: greeting(candidateName, language),
  blocks: [...paragraphs, ...rest],
});

interface WantedDocument {
  title: string;
  note: string | null;
  dueDate: string | null;
  /** The document came already and will not do. */
  again: boolean;
}

/** Asks a candidate for a document. */
export function documentMail(about: CandidateContext, wanted: WantedDocument): MailInLanguages {
  const { organization, jobTitle: title, link } = about;
  const { title: document, note, dueDate, again } = wanted;
  const template = again ? documentAgainTemplate : documentTemplate;
  return mailInEach(candidateMailMessages, (t, language) => {
    const said = template.say(language, { title, organization, document });
    return candidateMail(about, language, said, {
      preview: t.documentPreview({ organization, title }),
      rest: [
        {
          kind: "facts",
          rows: [
            { label: t.document, value: document },
            ...(dueDate ? [{ label: t.by, value: nairobiDate(nairobiMoment(dueDate), language) }] : []),
          ],
        },
        ...quoted(note),
        paragraph(t.howToUpload),
        { kind: "button", label: t.upload, url: `${link[language]}#documents` },
      ],
    });
  });
}

/** A mail that says one thing of an application, and leads to it. @param said by its template, in this language */
export function applicationNews(
  about: CandidateContext,
  language: Language,
  said: Said,
  preview: string,
): MailMessage {
  const { see } = applicationMailMessages[language];
  const rest: MailBlock[] = [{ kind: "button", label: see, url: about.link[language] }];
  return candidateMail(about, language, said, { preview, rest });
}

/** Informs a candidate that a document is not needed any more. */
export function documentNotNeededMail(about: CandidateContext, document: string): MailInLanguages {
  const { organization, jobTitle: title } = about;
  return mailInEach(candidateMailMessages, (t, language) => {
    const said = notNeededTemplate.say(language, { title, organization, document });
    return applicationNews(about, language, said, t.notNeededPreview({ title }));
  });
}

/** Confirms a withdrawal to the candidate. */
export function withdrawalConfirmedMail(about: CandidateContext): MailInLanguages {
  const { organization, jobTitle: title } = about;
  return mailInEach(candidateMailMessages, (t, language) => {
    const said = withdrawnTemplate.say(language, { title, organization });
    return applicationNews(about, language, said, t.withdrawnPreview({ organization }));
  });
}
