import { type InterviewType, interviewTypeLabels } from "#contract/recruitment/hiring.ts";
import { calendarInvitation } from "#server/platform/calendar/invitation.ts";
import { nairobiDate, nairobiDateTime, startOfNairobiDay } from "#server/platform/clock.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";

/** The application that a mail is about. */
export interface About {
  candidateName: string;
  jobTitle: string;
  /** The SACCO that hires. */
  organization: string;
  /** Where the reader sees the application. */
  link: string;
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
const hello = (name: string) => `Hello ${firstName(name)},`.slice(0, 250);
const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
/** A subject holds 250 characters; titles and names hold 200. */
const subjectOf = (text: string) => text.slice(0, 250);

const openMine = (link: string): MailBlock => ({ kind: "button", label: "See my application", url: link });
const openTheirs = (link: string): MailBlock => ({
  kind: "button",
  label: "Open the application",
  url: link,
});

export interface InterviewNews extends About {
  to: string;
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** When it was to be until now; null for one that was not moved. */
  before: Date | null;
  type: InterviewType;
  location: string;
  interviewer: string;
  note: string | null;
  sequence: number;
  organizer: { name: string; email: string };
  /** Host of the installation, which makes the calendar entry's name its own. */
  host: string;
}

const places: Record<InterviewType, string> = { video: "Link", phone: "Number", in_person: "Place" };

const interviewTexts = {
  invited: {
    subject: "Your interview",
    opening: (news: About) => `${news.organization} invites you to an interview for ${news.jobTitle}.`,
    closing: "Open the attachment to put it into your calendar. If the time does not suit you, answer now.",
  },
  changed: {
    subject: "Changed: your interview",
    opening: (news: About) => `Your interview for ${news.jobTitle} has been changed. This is how it is now:`,
    closing: "Open the attachment and your calendar follows.",
  },
  cancelled: {
    subject: "Called off: your interview",
    opening: (news: About) => `Your interview for ${news.jobTitle} will not take place.`,
    closing: "Open the attachment to take it out of your calendar.",
  },
} as const;

/** Invites a candidate, tells of a change, or calls the interview off; with the entry for calendars. */
export function interviewMail(
  news: InterviewNews,
  kind: keyof typeof interviewTexts,
  now: Date,
): MailMessage {
  const { jobTitle, organization, startsAt, endsAt, location, organizer } = news;
  const { subject, opening, closing } = interviewTexts[kind];
  const when = nairobiDateTime(startsAt);
  const details = [
    { label: "When", value: when },
    ...(news.before ? [{ label: "Not any more", value: nairobiDateTime(news.before) }] : []),
    { label: "How", value: interviewTypeLabels[news.type] },
    { label: places[news.type], value: location },
    { label: "Interviewer", value: news.interviewer },
  ];
  const invitation = calendarInvitation(
    {
      uid: `interview-${news.id}@${news.host}`,
      startsAt,
      endsAt,
      summary: `Interview: ${jobTitle}, ${organization}`,
      description: [`${interviewTypeLabels[news.type]} with ${news.interviewer}`, news.note, news.link]
        .filter(Boolean)
        .join("\n"),
      location,
      organizer,
      attendee: { name: news.candidateName, email: news.to },
      method: kind === "cancelled" ? "cancel" : "request",
      sequence: news.sequence,
    },
    now,
  );
  return {
    to: news.to,
    subject: subjectOf(`${subject}: ${jobTitle}`),
    preview: when,
    greeting: hello(news.candidateName),
    blocks: [
      paragraph(opening(news)),
      { kind: "facts", rows: kind === "cancelled" ? details.slice(0, 1) : details },
      ...(news.note && kind !== "cancelled" ? [{ kind: "quote" as const, text: news.note }] : []),
      paragraph(closing),
      openMine(news.link),
    ],
    replyTo: organizer.email,
    attachments: [invitation],
  };
}

/** What staff wrote to a candidate. */
export function messageMail(
  about: About,
  message: { to: string; subject: string; body: string; author: string; replyTo: string },
): MailMessage {
  return {
    to: message.to,
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

/** Tells staff what a candidate wrote. */
export function replyMail(about: About, to: string, body: string): MailMessage {
  return {
    to,
    subject: subjectOf(`${about.candidateName} wrote: ${about.jobTitle}`),
    preview: body.slice(0, 150),
    blocks: [
      paragraph(`${about.candidateName} wrote to you about the application for ${about.jobTitle}:`),
      { kind: "quote", text: body },
      openTheirs(about.link),
    ],
  };
}

export interface DocumentNews extends About {
  to: string;
  title: string;
  note: string | null;
  dueDate: string | null;
  /** The document came already and will not do. */
  again: boolean;
}

/** Asks a candidate for a document. */
export function documentMail(news: DocumentNews): MailMessage {
  const { title, note, dueDate, organization, jobTitle, again } = news;
  return {
    to: news.to,
    subject: subjectOf(`Please send ${again ? "again" : "us"}: ${title}`),
    preview: `${organization} needs it for your application for ${jobTitle}.`,
    greeting: hello(news.candidateName),
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
          ...(dueDate ? [{ label: "By", value: nairobiDate(startOfNairobiDay(dueDate)) }] : []),
        ],
      },
      ...(note ? [{ kind: "quote" as const, text: note }] : []),
      paragraph("Upload it as PDF, JPG or PNG, at most 5 MB. A clear photo is enough."),
      { kind: "button", label: "Upload the document", url: `${news.link}#documents` },
    ],
  };
}

/** Tells a candidate that a document is not needed any more. */
export function documentNotNeededMail(about: About, to: string, title: string): MailMessage {
  return {
    to,
    subject: subjectOf(`No longer needed: ${title}`),
    preview: `For your application for ${about.jobTitle}.`,
    greeting: hello(about.candidateName),
    blocks: [
      paragraph(`${about.organization} does not need this document from you any more: ${title}.`),
      openMine(about.link),
    ],
  };
}

/** Tells staff that a document has come. */
export function documentReceivedMail(about: About, to: string, title: string): MailMessage {
  return {
    to,
    subject: subjectOf(`${about.candidateName} uploaded: ${title}`),
    preview: `For ${about.jobTitle}.`,
    blocks: [
      paragraph(`${about.candidateName} uploaded a document for the application for ${about.jobTitle}.`),
      { kind: "facts", rows: [{ label: "Document", value: title }] },
      openTheirs(about.link),
    ],
  };
}

/** Tells staff that a candidate has withdrawn. */
export function withdrawnMail(about: About, to: string, reason: string | null): MailMessage {
  return {
    to,
    subject: subjectOf(`${about.candidateName} withdrew: ${about.jobTitle}`),
    preview: "The application is closed.",
    blocks: [
      paragraph(
        `${about.candidateName} withdrew the application for ${about.jobTitle}. Interviews that were ahead are called off.`,
      ),
      ...(reason ? [{ kind: "quote" as const, text: reason }] : []),
      openTheirs(about.link),
    ],
  };
}

/** Confirms a withdrawal to the candidate. */
export function withdrawalConfirmedMail(about: About, to: string): MailMessage {
  return {
    to,
    subject: subjectOf(`You withdrew your application: ${about.jobTitle}`),
    preview: `${about.organization} has been told.`,
    greeting: hello(about.candidateName),
    blocks: [
      paragraph(
        `Your application for ${about.jobTitle} at ${about.organization} is withdrawn, and HR has been told. We would be glad to see you apply for another position.`,
      ),
      openMine(about.link),
    ],
  };
}
