import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";

/** The application that a mail is about. */
export interface ApplicationContext {
  /** The conversation about the application. */
  thread: string;
  candidateName: string;
  jobTitle: string;
  /** The SACCO that hires. */
  organization: string;
}

/** The same for staff. */
export interface StaffContext extends ApplicationContext {
  /** Where staff work on the application. */
  link: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });

/** Somebody's own words; nothing for none. */
export const quoted = (text: string | null | undefined): MailBlock[] =>
  text ? [{ kind: "quote", text }] : [];

/** A subject holds 250 characters; titles and names hold 200. */
export const subjectOf = (text: string) => text.slice(0, 250);

export const staffButton = (link: string): MailBlock => ({
  kind: "button",
  label: "Open the application",
  url: link,
});

/** Informs staff of what a candidate wrote. */
export function replyMail(about: StaffContext, to: string, body: string): MailMessage {
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

/** Informs staff that a document has come. */
export function documentReceivedMail(about: StaffContext, to: string, title: string): MailMessage {
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
export function withdrawnMail(about: StaffContext, to: string, reason: string | null): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`${about.candidateName} withdrew: ${about.jobTitle}`),
    preview: "The application is closed.",
    blocks: [
      paragraph(
        `${about.candidateName} withdrew the application for ${about.jobTitle}. Interviews that were ahead are called off.`,
      ),
      ...quoted(reason),
      staffButton(about.link),
    ],
  };
}
