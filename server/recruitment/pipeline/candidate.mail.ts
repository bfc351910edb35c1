import type { Text } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import { candidateMailMessages } from "./candidate-mail.messages.ts";
import { type ApplicationContext, paragraph, subjectOf } from "./pipeline.mail.ts";

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

interface WantedDocument {
  title: string;
  note: string | null;
  dueDate: string | null;
  /** The document came already and will not do. */
  again: boolean;
}

/** Asks a candidate for a document. */
export function documentMail(about: CandidateContext, wanted: WantedDocument): MailInLanguages {
  const { to, thread, organization, jobTitle: title, candidateName, link } = about;
  const { title: document, note, dueDate, again } = wanted;
  return mailInEach(candidateMailMessages, (t, language) => ({
    to,
    thread,
    subject: subjectOf((again ? t.documentAgainSubject : t.documentSubject)({ document })),
    preview: t.documentPreview({ organization, title }),
    greeting: greeting(candidateName, language),
    blocks: [
      paragraph((again ? t.documentAgain : t.documentText)({ organization, title })),
      {
        kind: "facts",
        rows: [
          { label: t.document, value: document },
          ...(dueDate ? [{ label: t.by, value: nairobiDate(nairobiMoment(dueDate), language) }] : []),
        ],
      },
      ...(note ? [{ kind: "quote" as const, text: note }] : []),
      paragraph(t.howToUpload),
      { kind: "button", label: t.upload, url: `${link[language]}#documents` },
    ],
  }));
}

/** Informs a candidate that a document is not needed any more. */
export function documentNotNeededMail(about: CandidateContext, document: string): MailInLanguages {
  const { to, thread, organization, jobTitle: title, candidateName, link } = about;
  return mailInEach(candidateMailMessages, (t, language) => ({
    to,
    thread,
    subject: subjectOf(t.notNeededSubject({ document })),
    preview: t.notNeededPreview({ title }),
    greeting: greeting(candidateName, language),
    blocks: [
      paragraph(t.notNeeded({ organization, document })),
      { kind: "button", label: applicationMailMessages[language].see, url: link[language] },
    ],
  }));
}

/** Confirms a withdrawal to the candidate. */
export function withdrawalConfirmedMail(about: CandidateContext): MailInLanguages {
  const { to, thread, organization, jobTitle: title, candidateName, link } = about;
  return mailInEach(candidateMailMessages, (t, language) => ({
    to,
    thread,
    subject: subjectOf(t.withdrawnSubject({ title })),
    preview: t.withdrawnPreview({ organization }),
    greeting: greeting(candidateName, language),
    blocks: [
      paragraph(t.withdrawn({ title, organization })),
      { kind: "button", label: applicationMailMessages[language].see, url: link[language] },
    ],
  }));
}
