import type { InterviewType } from "#contract/recruitment/hiring.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { calendarInvitation } from "#server/platform/calendar/invitation.ts";
import { nairobiDateTime } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import {
  type ApplicationContext,
  candidateButton,
  paragraph,
  staffButton,
  subjectOf,
} from "./pipeline.mail.ts";

/** Somebody at an interview. */
export interface Participant {
  name: string;
  email: string;
}

export interface InterviewMailData extends ApplicationContext {
  startsAt: Date;
  endsAt: Date;
  /** When it was to be until now; null for one that was not moved. */
  before: Date | null;
  type: InterviewType;
  location: string;
  /** Names of all who interview, as the candidate reads them. */
  interviewer: string;
  note: string | null;
  sequence: number;
  organizer: Participant;
  /** The candidate, and everyone who interviews. */
  attendees: readonly Participant[];
  /** Name of the calendar entry. */
  calendarUid: string;
}

/** What happened to the interview, for the one who reads of it. */
export type InterviewChange = "invited" | "changed" | "cancelled";

const places: Record<InterviewType, string> = { video: "Link", phone: "Number", in_person: "Place" };

const closings: Record<InterviewChange, string> = {
  invited: "Accept it and it stands in your calendar. If the time does not suit you, answer now.",
  changed: "Accept it and your calendar follows.",
  cancelled: "Your calendar takes it out when you open the attachment.",
};

/** When, how, where and with whom; of one that was cancelled, only when. */
function facts(
  news: InterviewMailData,
  change: InterviewChange,
  withWhom: { label: string; value: string }[],
) {
  const when = { label: "When", value: nairobiDateTime(news.startsAt) };
  if (change === "cancelled") return [when];
  return [
    when,
    ...(news.before ? [{ label: "Not any more", value: nairobiDateTime(news.before) }] : []),
    { label: "How", value: interviewTypeMessages.en[news.type] },
    { label: places[news.type], value: news.location },
    ...withWhom,
  ];
}

function entry(news: InterviewMailData, change: InterviewChange, now: Date) {
  const { startsAt, endsAt, location, organizer, attendees, sequence } = news;
  return calendarInvitation(
    {
      uid: news.calendarUid,
      startsAt,
      endsAt,
      summary: `Interview: ${news.jobTitle}, ${news.organization}`,
      description: [`${interviewTypeMessages.en[news.type]} with ${news.interviewer}`, news.note, news.link]
        .filter(Boolean)
        .join("\n"),
      location,
      organizer,
      attendees,
      method: change === "cancelled" ? "cancel" : "request",
      sequence,
    },
    now,
  );
}

const candidateTexts: Record<
  InterviewChange,
  { subject: string; opening: (news: ApplicationContext) => string }
> = {
  invited: {
    subject: "Your interview",
    opening: (news) => `${news.organization} invites you to an interview for ${news.jobTitle}.`,
  },
  changed: {
    subject: "Changed: your interview",
    opening: (news) => `Your interview for ${news.jobTitle} has been changed. This is how it is now:`,
  },
  cancelled: {
    subject: "Called off: your interview",
    opening: (news) => `Your interview for ${news.jobTitle} will not take place.`,
  },
};

/** Invites a candidate, tells of a change, or calls the interview off; with the entry for calendars. */
export function candidateInterviewMail(
  news: InterviewMailData,
  to: Participant,
  change: InterviewChange,
  now: Date,
): MailMessage {
  const { subject, opening } = candidateTexts[change];
  return {
    to: to.email,
    thread: news.thread,
    subject: subjectOf(`${subject}: ${news.jobTitle}`),
    preview: nairobiDateTime(news.startsAt),
    greeting: greeting(to.name),
    blocks: [
      paragraph(opening(news)),
      { kind: "facts", rows: facts(news, change, [{ label: "Interviewer", value: news.interviewer }]) },
      ...(news.note && change !== "cancelled" ? [{ kind: "quote" as const, text: news.note }] : []),
      paragraph(closings[change]),
      candidateButton(news.link),
    ],
    replyTo: news.organizer.email,
    attachments: [entry(news, change, now)],
  };
}

const interviewerTexts: Record<
  InterviewChange,
  { subject: string; opening: (news: ApplicationContext) => string }
> = {
  invited: {
    subject: "You interview",
    opening: (news) => `You are to interview ${news.candidateName} for ${news.jobTitle}.`,
  },
  changed: {
    subject: "Changed: you interview",
    opening: (news) => `Your interview with ${news.candidateName} for ${news.jobTitle} has been changed.`,
  },
  cancelled: {
    subject: "Called off: you interview",
    opening: (news) =>
      `You do not interview ${news.candidateName} for ${news.jobTitle} at this time any more.`,
  },
};

/** The same for one of those who interview. */
export function interviewerMail(
  news: InterviewMailData,
  to: Participant,
  change: InterviewChange,
  now: Date,
): MailMessage {
  const { subject, opening } = interviewerTexts[change];
  const withWhom = [
    { label: "Candidate", value: news.candidateName },
    { label: "Interviewers", value: news.interviewer },
  ];
  return {
    to: to.email,
    thread: news.thread,
    subject: subjectOf(`${subject} ${news.candidateName}: ${news.jobTitle}`),
    preview: nairobiDateTime(news.startsAt),
    greeting: greeting(to.name),
    blocks: [
      paragraph(opening(news)),
      { kind: "facts", rows: facts(news, change, withWhom) },
      ...(news.note && change !== "cancelled" ? [{ kind: "quote" as const, text: news.note }] : []),
      paragraph(closings[change]),
      staffButton(news.link),
    ],
    replyTo: news.organizer.email,
    attachments: [entry(news, change, now)],
  };
}
