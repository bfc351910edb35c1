import type { Language } from "#contract/core/language.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { emailReplyHours } from "#contract/site/business-hours.ts";
import { type EnquiryTopic, topicLabels } from "#contract/site/enquiries.ts";
import type { Brand } from "#contract/site/settings.ts";
import { calendarInvitation } from "#server/platform/calendar/invitation.ts";
import { nairobiDateTime } from "#server/platform/clock.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";
import { enquiryMailMessages } from "./enquiries.messages.ts";
import { meetingEnd } from "./meeting-slots.ts";

/** An enquiry as its mails describe it. */
export interface EnquiryMailData {
  id: string;
  topic: EnquiryTopic;
  fullName: string;
  email: string;
  phone: string | null;
  saccoName: string | null;
  subject: string | null;
  solution: string | null;
  message: string;
  slotStartsAt: Date | null;
  /** Name of the meeting's calendar entry. */
  calendarUid: string | null;
}

/** Who runs the site, where, and when the mail is written. */
export interface MailContext {
  brand: Brand;
  origin: string;
  now: Date;
}

/** What the mails about an enquiry have in common. */
const thread = ({ id }: EnquiryMailData): string => `enquiry-${id}`;

type Words = (typeof enquiryMailMessages)[Language];

/** Topics without a meeting have no name for one, and never ask for it. */
const meetingOf = (topic: EnquiryTopic, t: Words): string =>
  topic === "consultation" ? t.consultation : t.demo;

const meetingName = (topic: EnquiryTopic, product: string, t: Words): string =>
  t.meetingName({ product, meeting: meetingOf(topic, t) });

/**
 * The meeting's entry for calendars; none without a meeting. The guest's repeats nothing that was typed but the
 * name: anybody may have typed the address.
 */
function invitation(
  { id, topic, fullName, email, phone, slotStartsAt, calendarUid }: EnquiryMailData,
  { brand, origin, now }: MailContext,
  to: "guest" | "team",
  method: "request" | "cancel",
  t: Words,
): Pick<MailMessage, "attachments"> {
  if (!slotStartsAt) return {};
  const number = to === "team" && phone ? phone : t.theirNumber;
  const meeting = {
    uid: calendarUid ?? `enquiry-${id}@${new URL(origin).hostname}`,
    startsAt: slotStartsAt,
    endsAt: meetingEnd(slotStartsAt),
    summary: meetingName(topic, brand.product, t),
    description: t.calls({ product: brand.product, number, phone: brand.phone }),
    location: to === "team" && phone ? `${t.byPhone}: ${phone}` : t.byPhone,
    organizer: { name: brand.product, email: brand.email },
    attendees: [{ name: shortName(fullName, email), email }],
    method,
    // A meeting is booked once and cancelled at most once.
    sequence: method === "cancel" ? 1 : 0,
  };
  return { attachments: [calendarInvitation(meeting, now)] };
}

/** Informs the team of what came in; an answer to the mail reaches the sender. */
export function teamMail(news: EnquiryMailData, context: MailContext): MailMessage {
  const { topic, fullName, saccoName, slotStartsAt, message } = news;
  const facts: [string, string | null][] = [
    ["Topic", topicLabels[topic]],
    ["Solution", news.solution],
    ["Subject", news.subject],
    ["Meeting", slotStartsAt && nairobiDateTime(slotStartsAt)],
    ["Name", fullName],
    ["SACCO", saccoName],
    ["Email", news.email],
    ["Phone", news.phone && readablePhone(news.phone)],
  ];
  return {
    to: context.brand.email,
    thread: thread(news),
    replyTo: news.email,
    subject: `${topicLabels[topic]}: ${(saccoName ?? fullName).slice(0, 200)}`,
    preview: (news.subject ?? message.slice(0, 150)) || `${fullName} wants to hear from you.`,
    blocks: [
      {
        kind: "facts",
        rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      },
      ...(message ? [{ kind: "quote" as const, text: message }] : []),
      { kind: "button", label: "Open the inbox", url: `${context.origin}/dashboard/enquiries/${news.id}` },
    ],
    ...invitation(news, context, "team", "request", enquiryMailMessages.en),
  };
}

const nextOf = (topic: EnquiryTopic, t: Words): string => {
  const hours = emailReplyHours;
  return {
    contact: t.nextContact({ hours }),
    demo: t.nextDemo,
    consultation: t.nextConsultation,
    quote: t.nextQuote({ hours }),
    sales: t.nextSales({ hours }),
    solution: t.nextSolution({ hours }),
  }[topic];
};

/** Informs the sender that it has arrived, with the invitation if a meeting was booked. */
export const acknowledgementMail = (news: EnquiryMailData, context: MailContext): MailInLanguages =>
  mailInEach(enquiryMailMessages, (t, language) => {
    const { product, phone } = context.brand;
    const { slotStartsAt, topic, solution } = news;
    const time = slotStartsAt && nairobiDateTime(slotStartsAt, language);
    const meeting: MailBlock[] = time
      ? [
          {
            kind: "facts",
            rows: [
              { label: t.when, value: time },
              { label: t.how, value: t.weCall },
            ],
          },
          { kind: "paragraph", text: t.toCalendar },
        ]
      : [];
    const arrived = solution ? t.arrivedAbout({ product, solution }) : t.arrived({ product });
    const next = nextOf(topic, t);
    return {
      to: news.email,
      thread: thread(news),
      subject: time
        ? t.bookedSubject({ meeting: meetingName(topic, product, t) })
        : t.receivedSubject({ product }),
      preview: time ?? next,
      greeting: greeting(news.fullName, language),
      blocks: [
        {
          kind: "paragraph",
          text: time ? t.bookedWith({ meeting: meetingOf(topic, t), product }) : arrived,
        },
        ...meeting,
        { kind: "paragraph", text: next },
        { kind: "small", text: t.notYou({ phone }) },
      ],
      replyTo: context.brand.email,
      ...invitation(news, context, "guest", "request", t),
    };
  });

/** Carries what a person of the team answered. */
export const replyMail = (
  news: EnquiryMailData,
  reply: { author: string; message: string },
  { brand }: MailContext,
): MailInLanguages =>
  mailInEach(enquiryMailMessages, (t, language) => ({
    to: news.email,
    thread: thread(news),
    // Neither subject nor message of the sender: whoever typed them may have typed somebody else's address.
    subject: t.replySubject({ product: brand.product }),
    preview: reply.message.slice(0, 150),
    greeting: greeting(news.fullName, language),
    blocks: [
      { kind: "paragraph", text: reply.message },
      { kind: "paragraph", text: `${reply.author}\n${brand.product}` },
    ],
    replyTo: brand.email,
  }));

/** What both calendars are told of a meeting that was cancelled. */
function cancellation(news: EnquiryMailData, { brand }: MailContext, t: Words, language: Language) {
  const time = news.slotStartsAt ? nairobiDateTime(news.slotStartsAt, language) : "";
  return {
    thread: thread(news),
    subject: t.cancelledSubject({ meeting: meetingName(news.topic, brand.product, t) }),
    preview: time,
    opening: { kind: "paragraph" as const, text: t.cancelled({ time }) },
  };
}

/** Takes a meeting out of the guest's calendar again. */
export const guestCancellationMail = (news: EnquiryMailData, context: MailContext): MailInLanguages =>
  mailInEach(enquiryMailMessages, (t, language) => {
    const { opening, ...common } = cancellation(news, context, t, language);
    return {
      ...common,
      to: news.email,
      greeting: greeting(news.fullName, language),
      blocks: [opening, { kind: "paragraph", text: t.findAnother }],
      replyTo: context.brand.email,
      ...invitation(news, context, "guest", "cancel", t),
    };
  });

/** Takes a meeting out of the team's calendar again. */
export function teamCancellationMail(news: EnquiryMailData, context: MailContext): MailMessage {
  const t = enquiryMailMessages.en;
  const { opening, ...common } = cancellation(news, context, t, "en");
  return {
    ...common,
    to: context.brand.email,
    blocks: [opening, { kind: "facts", rows: [{ label: "With", value: news.fullName }] }],
    ...invitation(news, context, "team", "cancel", t),
  };
}
