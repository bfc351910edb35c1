import { z } from "zod";
import { documentRequest, documentReviewOf, maxNote, shortNote } from "../core/document-requests.ts";
import { attemptKey, oneLine } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { messageText, threadMessage } from "../core/thread.ts";
import { myApplication, sentAnswers } from "./applications.ts";
import { type Placeholder, placeholders } from "./email-templates.ts";
import { scheduledMessage } from "./scheduled-messages.ts";

/** How an interview is held. */
export const interviewTypes = ["video", "phone", "in_person"] as const;
export type InterviewType = (typeof interviewTypes)[number];

/** Lengths that are offered, in minutes. */
export const interviewLengths = [15, 30, 45, 60, 90, 120] as const;

/** Only such an address becomes a link that people press. */
const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** The address of a video call; null for anything else. */
export const joinUrlOf = (type: InterviewType, location: string): string | null =>
  type === "video" && webAddress.safeParse(location).success ? location : null;

/** Most people who interview one candidate at a time. */
export const maxInterviewers = 10;

/** What every interview says. */
export const interviewFields = {
  /** Day and time in Nairobi. */
  date: z.iso.date("Choose a date"),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Choose a time"),
  minutes: z.number().int().min(5).max(480),
  type: z.enum(interviewTypes, "Choose how you meet"),
  /** People of the team who work in recruitment. */
  interviewerIds: z
    .array(z.uuid())
    .min(1, "Choose who interviews")
    .max(maxInterviewers, `Choose at most ${maxInterviewers} people`),
  /** The link of a video call, the number of a phone call, or the place. */
  location: oneLine,
  /** For the candidate's eyes: what to bring, whom to ask for. */
  note: shortNote,
  /** Books a time at which the interviewer is busy already, or the candidate with another application. */
  allowConflict: z.boolean().optional(),
  /** Books a time outside working hours: at night, on a Sunday or a public holiday. */
  allowUnusualTime: z.boolean().optional(),
};

/** A video call needs a link that people can press. */
export function needsLink(value: { type: InterviewType; location: string }, context: z.RefinementCtx): void {
  if (value.type !== "video" || joinUrlOf("video", value.location)) return;
  context.addIssue({
    code: "custom",
    path: ["location"],
    message: "Enter the link of the call, starting with https://",
  });
}

export const newInterview = z.object({ key: attemptKey, ...interviewFields }).superRefine(needsLink);
export type NewInterview = z.infer<typeof newInterview>;

export const interviewChange = z
  .object({
    ...interviewFields,
    /** The invitation that the person was looking at; a newer one answers `stale`. */
    expectedSequence: z.number().int().optional(),
  })
  .superRefine(needsLink);

export const interview = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  type: z.enum(interviewTypes),
  location: z.string(),
  /** Names of all who interview. */
  interviewer: z.string(),
  note: z.string().nullable(),
  /** How often the invitation has been changed. */
  sequence: z.number().int(),
  state: z.enum(["upcoming", "past", "cancelled"]),
  /** Where the candidate joins; null unless it is an upcoming video call. */
  joinUrl: z.string().nullable(),
});
export type Interview = z.infer<typeof interview>;

/** An interview as staff see it. */
export const staffInterview = interview.extend({
  /** Those of the team who interview; empty for one from before they were chosen from the team. */
  interviewerIds: z.array(z.uuid()),
});
export type StaffInterview = z.infer<typeof staffInterview>;

/** Somebody who can be chosen to interview. */
export const interviewerChoice = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  /** The person who asked. */
  self: z.boolean(),
});
export type InterviewerChoice = z.infer<typeof interviewerChoice>;

/** The two sides of an application's thread. */
export const messageSenders = ["staff", "candidate"] as const;

export const applicationMessage = threadMessage(messageSenders);
export type ApplicationMessage = z.infer<typeof applicationMessage>;

/** How an answer reached staff that was not written in the portal. */
export const replyChannels = ["email", "phone", "sms", "whatsapp", "in_person"] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** A message as staff see it. */
export const staffMessage = applicationMessage.extend({
  /** How it came, of an answer that staff have recorded; `author` is who recorded it. Null for what was written here. */
  channel: z.enum(replyChannels).nullable(),
});
export type StaffMessage = z.infer<typeof staffMessage>;

/** What a candidate has answered elsewhere, for the colleagues who read the thread. */
export const recordedReply = z.object({
  key: attemptKey,
  channel: z.enum(replyChannels, "Choose how it came"),
  /** Day and time in Nairobi at which it came. */
  date: z.iso.date("Choose a date"),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Choose a time"),
  body: messageText,
});
export type RecordedReply = z.infer<typeof recordedReply>;

/** What staff say of a candidate's document. */
export const documentReview = documentReviewOf("Tell the candidate what is missing");

const correspondence = z.object({
  interviews: z.array(interview),
  /** Oldest first. */
  messages: z.array(applicationMessage),
  documentRequests: z.array(documentRequest),
});

/** Everything between staff and the candidate of an application, as staff see it. */
export const hiringFile = correspondence.extend({
  interviews: z.array(staffInterview),
  messages: z.array(staffMessage),
  /** Mails that wait for their time, by it, and those that did not leave. */
  scheduled: z.array(scheduledMessage),
  /** Who of the team can interview, by name. */
  interviewerChoices: z.array(interviewerChoice),
  /** What the candidate reads; mails of ours to them are in it. */
  candidateLanguage: z.enum(languages),
  /** What stands for each placeholder of a template in a mail of this person about this application. */
  placeholders: z.object(
    Object.fromEntries(placeholders.map((name) => [name, z.string()])) as Record<Placeholder, z.ZodString>,
  ),
});
export type HiringFile = z.infer<typeof hiringFile>;

/** A candidate's own application with everything between them and the staff. */
export const myApplicationDetail = myApplication.extend({
  ...correspondence.shape,
  /** Everything that was filled in, name and email as they were then. */
  sent: sentAnswers.extend({ name: z.string(), email: z.string() }),
});
export type MyApplicationDetail = z.infer<typeof myApplicationDetail>;

export const withdrawal = z.object({
  /** Goes to the staff; nobody has to give one. */
  reason: z.string().trim().max(maxNote).optional(),
});
