import { readablePhone } from "#contract/core/phone-number.ts";
import { emailReplyHours } from "#contract/site/business-hours.ts";
import { type EnquiryTopic, topicLabels } from "#contract/site/enquiries.ts";
import type { Brand } from "#contract/site/settings.ts";
import { calendarInvitation } from "#server/platform/calendar/invitation.ts";
import { nairobiDateTime } from "#server/platform/clock.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";
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

const meetingName = (topic: EnquiryTopic, product: string): string =>
  `${product} ${topicLabels[topic].toLowerCase()}`;

/**
 * The meeting's entry for calendars; none without a meeting. The guest's repeats nothing that was typed but the
 * name: anybody may have typed the address.
 */
function invitation(
  { id, topic, fullName, email, phone, slotStartsAt, calendarUid }: EnquiryMailData,
  { brand, origin, now }: MailContext,
  to: "guest" | "team",
  method: "request" | "cancel",
): Pick<MailMessage, "attachments"> {
  if (!slotStartsAt) return {};
  const number = to === "team" && phone ? phone : "the number that you gave";
  const meeting = {
    uid: calendarUid ?? `enquiry-${id}@${new URL(origin).hostname}`,
    startsAt: slotStartsAt,
    endsAt: meetingEnd(slotStartsAt),
    summary: meetingName(topic, brand.product),
    description: `${brand.product} calls ${number}. To change the time, answer the mail that this came with or call ${brand.phone}.`,
    location: to === "team" && phone ? `Phone: ${phone}` : "Phone",
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
    ...invitation(news, context, "team", "request"),
  };
}

const next: Record<EnquiryTopic, string> = {
  contact: `A person will read it and answer by email within ${emailReplyHours} hours.`,
  demo: "We will show you the agents at work on an example like yours. Have your questions ready.",
  consultation: "Tell us where work piles up in your SACCO; we come prepared with examples.",
  quote: `We will answer with a quote, or with the two or three questions it depends on, within ${emailReplyHours} hours.`,
  sales: `Somebody from our sales team will answer within ${emailReplyHours} hours.`,
  solution: `We will tell you how it works and what it takes in your SACCO, within ${emailReplyHours} hours.`,
};

/** Informs the sender that it has arrived, with the invitation if a meeting was booked. */
export function acknowledgementMail(news: EnquiryMailData, context: MailContext): MailMessage {
  const { product, phone } = context.brand;
  const { slotStartsAt, topic, solution } = news;
  const meeting: MailBlock[] = slotStartsAt
    ? [
        {
          kind: "facts",
          rows: [
            { label: "When", value: nairobiDateTime(slotStartsAt) },
            { label: "How", value: "We call the number that you gave" },
          ],
        },
        { kind: "paragraph", text: "Open the attachment to put it into your calendar." },
      ]
    : [];
  const opening = slotStartsAt
    ? `Your ${topicLabels[topic].toLowerCase()} with ${product} is booked.`
    : `Thank you for writing to ${product}${solution ? ` about ${solution}` : ""}. Your message has arrived.`;
  return {
    to: news.email,
    thread: thread(news),
    subject: slotStartsAt
      ? `Booked: ${meetingName(topic, product)}`
      : `We have received your message to ${product}`,
    preview: slotStartsAt ? nairobiDateTime(slotStartsAt) : next[topic],
    greeting: greeting(news.fullName),
    blocks: [
      { kind: "paragraph", text: opening },
      ...meeting,
      { kind: "paragraph", text: next[topic] },
      {
        kind: "small",
        text: `If it was not you who wrote to us, or to change something, answer this mail or call ${phone}.`,
      },
    ],
    replyTo: context.brand.email,
    ...invitation(news, context, "guest", "request"),
  };
}

/** Carries what a person of the team answered. */
export function replyMail(
  news: EnquiryMailData,
  reply: { author: string; message: string },
  { brand }: MailContext,
): MailMessage {
  return {
    to: news.email,
    thread: thread(news),
    // Neither subject nor message of the sender: whoever typed them may have typed somebody else's address.
    subject: `Re: your enquiry to ${brand.product}`,
    preview: reply.message.slice(0, 150),
    greeting: greeting(news.fullName),
    blocks: [
      { kind: "paragraph", text: reply.message },
      { kind: "paragraph", text: `${reply.author}\n${brand.product}` },
    ],
    replyTo: brand.email,
  };
}

/** Takes a meeting out of a calendar again: the guest's, or the team's own. */
export function cancellationMail(
  news: EnquiryMailData,
  to: "guest" | "team",
  context: MailContext,
): MailMessage {
  const { brand } = context;
  const time = news.slotStartsAt ? nairobiDateTime(news.slotStartsAt) : "";
  return {
    to: to === "guest" ? news.email : brand.email,
    thread: thread(news),
    subject: `Called off: ${meetingName(news.topic, brand.product)}`,
    preview: time,
    ...(to === "guest" ? { greeting: greeting(news.fullName) } : {}),
    blocks: [
      { kind: "paragraph", text: `The meeting on ${time} will not take place.` },
      ...(to === "guest"
        ? [
            {
              kind: "paragraph" as const,
              text: "Answer this mail to find another time; we are sorry for the change.",
            },
          ]
        : [{ kind: "facts" as const, rows: [{ label: "With", value: news.fullName }] }]),
    ],
    ...(to === "guest" ? { replyTo: brand.email } : {}),
    ...invitation(news, context, to, "cancel"),
  };
}
