import { defaultLanguage, type Language } from "#contract/core/language.ts";
import type { Text } from "#contract/core/messages.ts";
import type { InterviewType } from "#contract/recruitment/hiring.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { calendarInvitation } from "#server/platform/calendar/invitation.ts";
import { nairobiDateTime, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { defineMailTemplate, type ExampleSender } from "#server/platform/templates/template.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import { applicationVariables, exampleApplication } from "../applications/example-application.ts";
import { candidateMail } from "./candidate.mail.ts";
import { interviewMailMessages } from "./interview-mail.messages.ts";
import { type ApplicationContext, paragraph, quoted, staffButton, subjectOf } from "./pipeline.mail.ts";

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

/** What is said as its time comes: a day before it, and an hour before it. */
export const interviewReminders = ["reminded", "soon"] as const;
export type InterviewReminder = (typeof interviewReminders)[number];

type InterviewNews = InterviewChange | InterviewReminder;

/** A calendar has its entry already when one is reminded. */
const hasEntry = (news: InterviewNews): news is InterviewChange => news !== "reminded" && news !== "soon";

const closings = {
  invited: "invitedClosing",
  changed: "changedClosing",
  cancelled: "cancelledClosing",
  reminded: "remindedClosing",
  soon: "soonClosing",
} as const satisfies Record<InterviewNews, string>;

/** When, how, where and with whom; of one that was cancelled, only when. */
function facts(
  news: InterviewMailData,
  change: InterviewNews,
  language: Language,
  withWhom: { label: string; value: string }[],
) {
  const t = interviewMailMessages[language];
  const when = { label: t.when, value: nairobiDateTime(news.startsAt, language) };
  if (change === "cancelled") return [when];
  return [
    when,
    ...(news.before ? [{ label: t.notAnyMore, value: nairobiDateTime(news.before, language) }] : []),
    { label: t.how, value: interviewTypeMessages[language][news.type] },
    { label: t[news.type], value: news.location },
    ...withWhom,
  ];
}

/** The entry for a calendar. @param link where its reader sees the application */
function entry(
  news: InterviewMailData,
  change: InterviewChange,
  now: Date,
  { language, link }: { language: Language; link: string },
) {
  const t = interviewMailMessages[language];
  const { startsAt, endsAt, location, organizer, attendees, sequence, interviewer } = news;
  const type = interviewTypeMessages[language][news.type];
  return calendarInvitation(
    {
      uid: news.calendarUid,
      startsAt,
      endsAt,
      summary: t.summary({ title: news.jobTitle, organization: news.organization }),
      description: [t.withWhom({ type, interviewer }), news.note, link].filter(Boolean).join("\n"),
      location,
      organizer,
      attendees,
      method: change === "cancelled" ? "cancel" : "request",
      sequence,
    },
    now,
  );
}

const subjects = {
  invited: "invitedSubject",
  changed: "changedSubject",
  cancelled: "cancelledSubject",
  reminded: "remindedSubject",
  soon: "soonSubject",
} as const satisfies Record<InterviewNews, string>;

const exampleInterview = (from: ExampleSender): InterviewMailData & { link: Text } => {
  const startsAt = nairobiMoment("2026-12-01", "10:30");
  const { thread, name: candidateName, jobTitle, organization, link } = exampleApplication(from);
  return {
    thread,
    candidateName,
    jobTitle,
    organization,
    link,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 45 * 60_000),
    before: null,
    type: "in_person",
    location: "Head office, 2nd floor",
    interviewer: "Amina Hassan",
    note: null,
    sequence: 0,
    organizer: { name: "Amina Hassan", email: "hr@mail.example" },
    attendees: [],
    calendarUid: "example",
  };
};

const templateOf = (change: InterviewNews, name: string, when: string) =>
  defineMailTemplate({
    id: `interview.${change}`,
    role: "hr",
    name,
    when: `${when} When, where and with whom follow below the text.`,
    variables: applicationVariables,
    messages: interviewMailMessages,
    words: (t, slots) => ({ subject: t[subjects[change]](slots), paragraphs: [t[change](slots)] }),
    example: (from) =>
      candidateInterviewMail(
        exampleInterview(from),
        { name: "Wanjiku Kamau", email: "wanjiku@mail.example" },
        change,
        new Date(),
      ),
  });

const templates = {
  invited: templateOf("invited", "Interview: invitation", "HR has scheduled an interview."),
  changed: templateOf("changed", "Interview: changed", "HR has changed an interview."),
  cancelled: templateOf("cancelled", "Interview: called off", "HR has called an interview off."),
  reminded: templateOf("reminded", "Interview: reminder", "A day before an interview."),
  soon: templateOf("soon", "Interview: soon", "Within the hour before an interview."),
} satisfies Record<InterviewNews, unknown>;

/** The texts of a candidate's mails about an interview that an organisation may word itself. */
export const interviewTemplates = Object.values(templates);

/** Invites a candidate, tells of a change, or calls the interview off, with the entry for calendars; or reminds of it. */
export function candidateInterviewMail(
  news: InterviewMailData & { link: Text },
  to: Participant,
  change: InterviewNews,
  now: Date,
): MailInLanguages {
  const { jobTitle: title, organization, interviewer, note } = news;
  return mailInEach(interviewMailMessages, (t, language) => {
    const link = news.link[language];
    const said = templates[change].say(language, { title, organization });
    const candidate = { to: to.email, thread: news.thread, candidateName: to.name };
    const mail = candidateMail(candidate, language, said, {
      preview: nairobiDateTime(news.startsAt, language),
      rest: [
        {
          kind: "facts",
          rows: facts(news, change, language, [{ label: t.interviewer, value: interviewer }]),
        },
        ...(change === "cancelled" ? [] : quoted(note)),
        paragraph(t[closings[change]]),
        { kind: "button", label: applicationMailMessages[language].see, url: link },
      ],
    });
    return {
      ...mail,
      replyTo: news.organizer.email,
      ...(hasEntry(change) ? { attachments: [entry(news, change, now, { language, link })] } : {}),
    };
  });
}

const interviewerTexts: Record<
  InterviewNews,
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
  reminded: {
    subject: "Reminder: you interview",
    opening: (news) => `You are to interview ${news.candidateName} for ${news.jobTitle} within a day.`,
  },
  soon: {
    subject: "Soon: you interview",
    opening: (news) =>
      `Your interview with ${news.candidateName} for ${news.jobTitle} begins within the hour.`,
  },
};

/** The same for one of those who interview. */
export function interviewerMail(
  news: InterviewMailData & { link: string },
  to: Participant,
  change: InterviewNews,
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
      { kind: "facts", rows: facts(news, change, defaultLanguage, withWhom) },
      ...(change === "cancelled" ? [] : quoted(news.note)),
      paragraph(interviewMailMessages.en[closings[change]]),
      staffButton(news.link),
    ],
    replyTo: news.organizer.email,
    ...(hasEntry(change)
      ? { attachments: [entry(news, change, now, { language: defaultLanguage, link: news.link })] }
      : {}),
  };
}
