import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";

/** The application that a mail is about. */
export interface ApplicationContext {
  /** The conversation about the application. */
  thread: string;
  candidateName: string;
  jobTitle: string;
  /** The SACCO that hires. */
  organization: string;
  /** Where the reader sees the application. */
  link: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
/** A subject holds 250 characters; titles and names hold 200. */
export const subjectOf = (text: string) => text.slice(0, 250);

export const candidateButton = (link: string): MailBlock => ({
  kind: "button",
  label: "See my application",
  url: link,
});
export const staffButton = (link: string): MailBlock => ({
  kind: "button",
  label: "Open the application",
  url: link,
});

/** What staff wrote to a candidate. */
export function messageMail(
  about: ApplicationContext,
  message: { to: string; subject: string; body: string; author: string; replyTo: string },
): MailMessage {
  return {
    to: message.to,
    thread: about.thread,
    subject: message.subject,
    preview: message.body.slice(0, 150),
    blocks: [
      paragraph(message.body),
      { kind: "button", label: "Answer in the portal", url: about.link },
      {
        kind: "small",
        text: `From ${message.author}, ${about.organization}, about your application for ${about.jobTitle}. In the portal everything you write to each other stays together.`,
      },
    ],
    replyTo: message.replyTo,
  };
}

/** Informs staff of what a candidate wrote. */
export function replyMail(about: ApplicationContext, to: string, body: string): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`${about.candidateName} wrote: ${about.jobTitle}`),
    preview: body.slice(0, 150),
    blocks: [
      paragraph(`${about.candidateName} wrote to you about the application for ${about.jobTitle}:`),
      { kind: "quote", text: body },
      staffButton(about.link),
    ],
  };
}

export interface DocumentMailData extends ApplicationContext {
  to: string;
  title: string;
  note: string | null;
  dueDate: string | null;
  /** The document came already and will not do. */
  again: boolean;
}

/** Asks a candidate for a document. */
export function documentMail(news: DocumentMailData): MailMessage {
  const { title, note, dueDate, organization, jobTitle, again } = news;
  return {
    to: news.to,
    thread: news.thread,
    subject: subjectOf(`Please send ${again ? "again" : "us"}: ${title}`),
    preview: `${organization} needs it for your application for ${jobTitle}.`,
    greeting: greeting(news.candidateName),
    blocks: [
      paragraph(
        again
          ? `Thank you for your document. ${organization} needs it once more for your application for ${jobTitle}.`
          : `${organization} asks you for a document for your application for ${jobTitle}.`,
      ),
      {
        kind: "facts",
        rows: [
          { label: "Document", value: title },
          ...(dueDate ? [{ label: "By", value: nairobiDate(nairobiMoment(dueDate)) }] : []),
        ],
      },
      ...(note ? [{ kind: "quote" as const, text: note }] : []),
      paragraph("Upload it as PDF, JPG or PNG, at most 5 MB. A clear photo is enough."),
      { kind: "button", label: "Upload the document", url: `${news.link}#documents` },
    ],
  };
}

/** Informs a candidate that a document is not needed any more. */
export function documentNotNeededMail(about: ApplicationContext, to: string, title: string): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`No longer needed: ${title}`),
    preview: `For your application for ${about.jobTitle}.`,
    greeting: greeting(about.candidateName),
    blocks: [
      paragraph(`${about.organization} does not need this document from you any more: ${title}.`),
      candidateButton(about.link),
    ],
  };
}

/** Informs staff that a document has come. */
export function documentReceivedMail(about: ApplicationContext, to: string, title: string): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`${about.candidateName} uploaded: ${title}`),
    preview: `For ${about.jobTitle}.`,
    blocks: [
      paragraph(`${about.candidateName} uploaded a document for the application for ${about.jobTitle}.`),
      { kind: "facts", rows: [{ label: "Document", value: title }] },
      staffButton(about.link),
    ],
  };
}

/** Informs staff that a candidate has withdrawn. */
export function withdrawnMail(about: ApplicationContext, to: string, reason: string | null): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`${about.candidateName} withdrew: ${about.jobTitle}`),
    preview: "The application is closed.",
    blocks: [
      paragraph(
        `${about.candidateName} withdrew the application for ${about.jobTitle}. Interviews that were ahead are called off.`,
      ),
      ...(reason ? [{ kind: "quote" as const, text: reason }] : []),
      staffButton(about.link),
    ],
  };
}

/** Confirms a withdrawal to the candidate. */
export function withdrawalConfirmedMail(about: ApplicationContext, to: string): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`You withdrew your application: ${about.jobTitle}`),
    preview: `${about.organization} has been told.`,
    greeting: greeting(about.candidateName),
    blocks: [
      paragraph(
        `Your application for ${about.jobTitle} at ${about.organization} is withdrawn, and HR has been told. We would be glad to see you apply for another position.`,
      ),
      candidateButton(about.link),
    ],
  };
}
