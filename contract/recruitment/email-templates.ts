import { z } from "zod";
import { oneLine } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxText } from "../core/limits.ts";
import { withKnownSlots } from "../core/slots.ts";

/** What a template may leave open, with what is there in the end. */
export const placeholderHints = {
  candidateName: "Full name of the candidate",
  firstName: "First name of the candidate",
  jobTitle: "Title of the position",
  department: "Department of the position",
  organization: "Name of your SACCO",
  senderName: "Your own name",
} as const;
export type Placeholder = keyof typeof placeholderHints;

export const placeholders = Object.keys(placeholderHints) as Placeholder[];
const body = z.string().trim().min(1, "Write the text").max(maxText);

/** A text that an organisation's staff start a mail to a candidate from. */
export const emailTemplateInput = z.object({
  name: oneLine,
  subject: withKnownSlots(oneLine, placeholders),
  body: withKnownSlots(body, placeholders),
});
export type EmailTemplateInput = z.infer<typeof emailTemplateInput>;

/** Words as somebody is writing them, and the language of the mail around them. */
export const emailTemplatePreview = emailTemplateInput
  .pick({ subject: true, body: true })
  .extend({ language: z.enum(languages) });

export const emailTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  updatedAt: z.iso.datetime(),
});
export type EmailTemplate = z.infer<typeof emailTemplate>;

/** What an organisation that has none yet can start with. */
export const standardTemplates: readonly EmailTemplateInput[] = [
  {
    name: "Ask for a short call",
    subject: "A short call about {{jobTitle}}",
    body: "Dear {{firstName}},\n\nThank you for applying for {{jobTitle}} at {{organization}}. We would like to call you for about fifteen minutes to go through your experience.\n\nWhich time suits you this week, between 9:00 and 16:00?\n\nKind regards,\n{{senderName}}",
  },
  {
    name: "Before the interview",
    subject: "Your interview for {{jobTitle}}: what to bring",
    body: "Dear {{firstName}},\n\nWe look forward to meeting you. Please bring your national ID, your original certificates, and the names of two referees who have worked with you.\n\nIf you need any arrangement to take part, tell us and we will see to it.\n\nKind regards,\n{{senderName}}\n{{organization}}",
  },
  {
    name: "Still under review",
    subject: "Your application for {{jobTitle}}",
    body: "Dear {{firstName}},\n\nWe are still going through the applications for {{jobTitle}} in {{department}}. You have not been forgotten; we expect to decide within the next two weeks.\n\nKind regards,\n{{senderName}}",
  },
  {
    name: "Offer call",
    subject: "Good news about {{jobTitle}}",
    body: "Dear {{candidateName}},\n\nThe panel has made its decision, and we would like to talk to you about an offer. Please tell us when we can reach you by phone.\n\nKind regards,\n{{senderName}}\n{{organization}}",
  },
];
