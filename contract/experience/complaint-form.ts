import { z } from "zod";
import { attemptKey, email, optionalPhone, pastDay } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { says, textOf } from "../core/messages.ts";
import { personName } from "../core/names.ts";
import { experienceChannels } from "./channels.ts";
import { complaintAttachment } from "./complaint-attachments.ts";
import { complaintFormMessages } from "./complaint-form.messages.ts";
import { complaintLimits } from "./complaint-limits.ts";
import { complaintOutcomes, complaintStatuses, severities } from "./complaints.ts";
import { experienceTopics } from "./topics.ts";

/** A digits-only secret in the form of a prepaid token, which people know how to write down and read out. */
export const codeDigits = 20;

/** A tracking code as it is typed, with blanks or hyphens between its groups. */
export const trackingCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^\\d{${codeDigits}}$`),
        says(textOf(complaintFormMessages, (t) => t.codeDigits({ digits: codeDigits }))),
      ),
  );

const happenedOn = z.union([z.literal(""), pastDay]);

/** The least that a complaint says: shorter ones are slips of a finger. */
const minWords = 10;

const content = {
  topic: z.enum(experienceTopics, says(textOf(complaintFormMessages, (t) => t.chooseTopic))),
  description: z
    .string()
    .trim()
    .min(minWords, says(textOf(complaintFormMessages, (t) => t.sayMore)))
    .max(complaintLimits.description),
  wanted: z.string().trim().max(complaintLimits.wanted).default(""),
  happenedOn: happenedOn.default(""),
};

const contact = {
  fullName: z.union([z.literal(""), personName]).default(""),
  memberNumber: z.string().trim().max(complaintLimits.memberNumber).default(""),
  phone: optionalPhone.default(""),
  email: z.union([z.literal(""), email]).default(""),
};

/** A complaint from the public form. Of who stays anonymous nothing is kept but what they write. */
export const complaintInput = z
  .object({
    /** Made by the page, the same for every attempt: what arrives twice is one complaint. */
    key: z.uuid(),
    ...content,
    anonymous: z.boolean().default(false),
    ...contact,
    /** What the member reads. */
    language: z.enum(languages).optional(),
    /** Stays empty: the field is hidden from people, and what fills it in is a program. */
    website: z.string().max(500).optional(),
  })
  .refine(({ anonymous, fullName }) => anonymous || fullName !== "", {
    path: ["fullName"],
    error: says(textOf(complaintFormMessages, (t) => t.nameOrAnonymous)),
  });
export type ComplaintInput = z.output<typeof complaintInput>;

/** A complaint that was made in person, on the phone or in a letter, as the staff take it down. */
export const complaintEntry = z.object({
  key: attemptKey,
  ...content,
  ...contact,
  anonymous: z.boolean().default(false),
  channel: z.enum(experienceChannels),
  severity: z.enum(severities).default("medium"),
  language: z.enum(languages).default("en"),
  /** When it was made, if not just now. */
  receivedOn: happenedOn.default(""),
});
export type ComplaintEntry = z.output<typeof complaintEntry>;

/** The form of an organisation, as its members see it. */
export const complaintForm = z.object({
  organization: z.string(),
  slug: z.string(),
  /** False once its trial is over. */
  open: z.boolean(),
  /** Working days in which a complaint is acknowledged, and in which it is looked into. */
  acknowledgeDays: z.int(),
  investigateDays: z.int(),
});
export type ComplaintForm = z.infer<typeof complaintForm>;

/** What a member gets for a complaint. */
export const complaintReceipt = z.object({
  reference: z.string(),
  /** Opens the complaint again; nobody can look it up later. */
  code: z.string(),
});
export type ComplaintReceipt = z.infer<typeof complaintReceipt>;

const ownMessage = z.object({
  id: z.uuid(),
  sender: z.enum(["member", "staff"]),
  body: z.string(),
  sentAt: z.iso.datetime(),
});

/** A complaint as its member sees it by the code. */
export const ownComplaint = z.object({
  organization: z.string(),
  slug: z.string(),
  reference: z.string(),
  /** Merged ones go with the one that they were merged into, and read so. */
  status: z.enum(complaintStatuses),
  topic: z.enum(experienceTopics),
  description: z.string(),
  wanted: z.string(),
  receivedAt: z.iso.datetime(),
  /** The day by which the next step is due: to acknowledge, to answer; null while it waits for the member, and at the end. */
  nextBy: z.iso.date().nullable(),
  /** Whether that day is over, or a new one was promised. */
  late: z.boolean(),
  outcome: z.enum(complaintOutcomes).nullable(),
  closedAt: z.iso.datetime().nullable(),
  messages: z.array(ownMessage),
  /** The files that the member added. */
  attachments: z.array(complaintAttachment),
  /** Whether something can still be added; a closed one is taken up again by it. */
  mayAdd: z.boolean(),
  mayWithdraw: z.boolean(),
  /** Where news goes: an address or number that is mostly hidden; null for who left none. */
  newsTo: z.string().nullable(),
});
export type OwnComplaint = z.infer<typeof ownComplaint>;

/** What a member adds to a complaint. */
export const ownAddition = z.object({
  key: attemptKey,
  message: z
    .string()
    .trim()
    .min(1, says(textOf(complaintFormMessages, (t) => t.sayMore)))
    .max(complaintLimits.message),
});
