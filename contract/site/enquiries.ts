import { z } from "zod";
import { calendarDay, email, oneLine, optionalPhone, phone, required } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxText } from "../core/limits.ts";
import { anyOf, defineList } from "../core/list.ts";
import { says, textOf } from "../core/messages.ts";
import { organisationName, personName } from "../core/names.ts";
import { enquiryFieldMessages } from "./enquiries.messages.ts";

export const enquiryTopics = ["contact", "demo", "consultation", "quote", "sales", "solution"] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];

/** What an enquiry is about, as the inbox and the mails say it. */
export const topicLabels: Record<EnquiryTopic, string> = {
  contact: "Message",
  demo: "Demo",
  consultation: "Consultation",
  quote: "Custom quote",
  sales: "Sales",
  solution: "Business solution",
};

/** Topics that come with a slot in the team's calendar. */
export const meetingTopics = ["demo", "consultation"] as const satisfies EnquiryTopic[];

/** The business solutions that a visitor can ask about (specification 000, section 2). */
export const solutionNames = [
  "Loyalty Programs",
  "Engagement Tools",
  "Sacco Hisa",
  "Habahaba",
  "Member Acquisition and Product Uptake",
  "Marketing and Digital Activities Management",
  "Unique Insurance Product",
  "Training & Consulting",
] as const;

const sender = {
  fullName: personName,
  email,
  phone: optionalPhone.optional(),
  saccoName: organisationName,
  message: z.string().trim().max(maxText).optional(),
  /**
   * Stays empty: the field is hidden from people, and what fills it in is a program. The answer is the same,
   * but nothing is kept or sent.
   */
  website: z.string().max(500).optional(),
};

export const contactInput = z.object({
  ...sender,
  topic: z.literal("contact"),
  saccoName: organisationName.or(z.literal("")).optional(),
  subject: oneLine,
  message: z.string().trim().min(1, required).max(maxText),
});

export const meetingInput = z.object({
  ...sender,
  topic: z.enum(meetingTopics),
  /** The team calls this number. */
  phone,
  /** Start of one of the offered slots. */
  slot: z.iso.datetime(says(textOf(enquiryFieldMessages, (t) => t.chooseTime))),
});

export const interestInput = z.object({ ...sender, topic: z.enum(["quote", "sales"]) });

export const solutionInput = z.object({
  ...sender,
  topic: z.literal("solution"),
  solution: z.enum(solutionNames),
});

export const enquiryInput = z.discriminatedUnion("topic", [
  contactInput,
  meetingInput,
  interestInput,
  solutionInput,
]);

/** A time for a meeting. Shown in Africa/Nairobi. */
export const meeting = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type Meeting = z.infer<typeof meeting>;

/** A day without meetings that would have some otherwise. */
export const closedDay = z.object({
  /** In Nairobi. */
  day: calendarDay,
  /** Name of the public holiday. */
  holiday: z.string(),
});
export type ClosedDay = z.infer<typeof closedDay>;

/** When the team can be met. */
export const meetingTimes = z.object({ slots: z.array(meeting), closed: z.array(closedDay) });
export type MeetingTimes = z.infer<typeof meetingTimes>;

export const enquiryAnswer = z.object({
  /** What the visitor reads. */
  message: z.string(),
  /** The booked time; null without one. */
  meeting: meeting.nullable(),
});

export const enquiryStatuses = ["new", "answered", "closed"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The inbox of what visitors of the site sent. */
export const enquiryList = defineList({
  name: "enquiries",
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(enquiryStatuses, { atOnce: 1 }),
    topic: anyOf(enquiryTopics, { atOnce: 1 }),
  },
  sorts: ["-createdAt", "createdAt", "meeting"],
});

/** An enquiry in the inbox's list. */
export const enquiry = z.object({
  id: z.uuid(),
  topic: z.enum(enquiryTopics),
  status: z.enum(enquiryStatuses),
  createdAt: z.iso.datetime(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  saccoName: z.string().nullable(),
  /** Typed into the contact form; null for the other topics. */
  subject: z.string().nullable(),
  solution: z.string().nullable(),
  /** Null without a meeting, and after it was cancelled. */
  meeting: meeting.nullable(),
  /** What the sender reads; our answers' own words are in it. */
  language: z.enum(languages),
  /** How the message begins; empty without one. */
  excerpt: z.string(),
});
export type Enquiry = z.infer<typeof enquiry>;

export const enquiryReply = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Name of whoever answered; null once that account is gone. */
  author: z.string().nullable(),
  message: z.string(),
});

export const enquiryDetail = enquiry.extend({
  /** Empty when the visitor wrote none. */
  message: z.string(),
  /** Oldest first. */
  replies: z.array(enquiryReply),
});
export type EnquiryDetail = z.infer<typeof enquiryDetail>;

export const replyInput = z.object({
  message: z.string().trim().min(1, "Please write a message.").max(maxText),
});

export const enquiryChange = z.object({ status: z.enum(enquiryStatuses) });
