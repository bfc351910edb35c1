import { z } from "zod";
import { attemptKey, calendarDay, oneLine } from "../core/fields.ts";
import { type Language, languages } from "../core/language.ts";
import { maxText } from "../core/limits.ts";
import { says, textOf } from "../core/messages.ts";
import { personName } from "../core/names.ts";
import { formatCents } from "../core/numbers.ts";
import { withKnownSlots } from "../core/slots.ts";
import { offerMessages } from "./offers.messages.ts";

/**
 * Where an offer stands. `draft`: it is being written, also after the owner gave it back. `awaiting_approval`: the
 * owner has to agree first. `approved`: the owner agreed, and it has not been sent.
 */
export const offerStates = [
  "draft",
  "awaiting_approval",
  "approved",
  "sent",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;
export type OfferState = (typeof offerStates)[number];

/** Of these an application has one at a time. */
export const openOfferStates = [
  "draft",
  "awaiting_approval",
  "approved",
  "sent",
] as const satisfies OfferState[];

/** Whether it can still come to something. */
export const isOpenOffer = (state: OfferState | ShownOfferState): boolean =>
  openOfferStates.some((open) => open === state);

/** As it is shown: one that was open when its application came to an end is `closed`. */
export const shownOfferStates = [...offerStates, "closed"] as const;
export type ShownOfferState = (typeof shownOfferStates)[number];

/** What became of an offer that was sent. `withdrawn`: by HR, or closed with its application. */
export const offerOutcomes = ["waiting", "accepted", "declined", "expired", "withdrawn"] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

export const offerLimits = {
  /** Characters of a letter, and of its template. */
  letter: maxText,
  terms: 2_000,
  reason: 2_000,
  /** Most that a month's salary may be: a slip of the keyboard is more. */
  salaryCents: 1_000_000_000,
  /** How far ahead the last day to answer can lie, and the first day of work. */
  expiryDays: 90,
  startDays: 366,
  /** Offers that one application may have had. */
  offers: 20,
} as const;

/** What a letter may leave open, with what is there in the end. */
export const offerPlaceholderHints = {
  candidateName: "Full name of the candidate",
  firstName: "First name of the candidate",
  position: "The position that is offered",
  department: "Department of the position",
  salary: "Salary a month, before tax",
  startDate: "First day of work",
  place: "Where the work is done",
  terms: "The terms, as you write them",
  expiryDate: "Last day on which the offer can be accepted",
  organization: "Name of your SACCO",
  senderName: "Who sends the offer",
} as const;
export type OfferPlaceholder = keyof typeof offerPlaceholderHints;
export const offerPlaceholders = Object.keys(offerPlaceholderHints) as OfferPlaceholder[];

/** What stands for each placeholder of a letter. */
export type OfferValues = Record<OfferPlaceholder, string>;

/** An amount of cents as both languages write it: `KSh 85,000`. */
export const salaryText = (cents: number): string => `KSh ${formatCents(cents)}`;

const letter = withKnownSlots(
  z.string().trim().min(1, "Write the letter").max(offerLimits.letter),
  offerPlaceholders,
);

const offerFields = {
  position: oneLine,
  /** A month's salary before tax, in cents of a shilling. */
  salaryCents: z.number().int().min(100, "Enter the salary").max(offerLimits.salaryCents),
  startDate: calendarDay,
  place: oneLine,
  /** Kind of contract, hours, leave, notice. */
  terms: z.string().trim().max(offerLimits.terms),
  /** Last day, in Nairobi, on which it can be accepted. */
  expiryDate: calendarDay,
  letterLanguage: z.enum(languages),
  /** With placeholders for what the other fields say. */
  letter,
};

/** An offer as HR writes it. */
export const newOffer = z.object({ key: attemptKey, ...offerFields });
export type NewOffer = z.infer<typeof newOffer>;

/** What somebody acts on: the state of the offer that they were looking at; a newer one answers `stale`. */
export const offerSeen = z.object({ expectedVersion: z.number().int().optional() });

export const offerChange = z.object({ ...offerFields, ...offerSeen.shape });

const reason = z.string().trim().max(offerLimits.reason);

/** Why the owner gives an offer back. */
export const offerReturn = offerSeen.extend({ reason: reason.min(1, "Say what has to change") });

/** Why HR takes an offer back; the candidate reads it. */
export const offerWithdrawal = offerSeen.extend({ reason: reason.optional() });

/** What both sides see of an offer. */
const offerTerms = {
  id: z.uuid(),
  applicationId: z.uuid(),
  position: z.string(),
  salaryCents: z.number().int(),
  startDate: z.iso.date(),
  place: z.string(),
  terms: z.string(),
  expiryDate: z.iso.date(),
  letterLanguage: z.enum(languages),
  sentAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** The name that the candidate typed to accept. */
  signature: z.string().nullable(),
  declineReason: z.string().nullable(),
  withdrawReason: z.string().nullable(),
};

/** An offer as staff see it. */
export const offer = z.object({
  ...offerTerms,
  /** Grows with every change. */
  version: z.number().int(),
  state: z.enum(shownOfferStates),
  /** As written, with placeholders; once it is sent, as the candidate reads it. */
  letter: z.string(),
  /** Who wrote it; null once they left. */
  author: z.string().nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  /** Why the owner gave it back; null once it was written anew. */
  returnReason: z.string().nullable(),
});
export type Offer = z.infer<typeof offer>;

/** The offers of an application, newest first, and what can be done. */
export const offerFile = z.object({
  offers: z.array(offer),
  /** Whether a new one may be written now. */
  mayWrite: z.boolean(),
  /** Whether this person approves offers here. */
  mayApprove: z.boolean(),
  /** Whether an offer of this person needs the owner's approval before it is sent. */
  needsApproval: z.boolean(),
  /** Whether the application can be moved to accepted by one press: an offer was accepted. */
  mayHire: z.boolean(),
  /** What a new offer begins with: the last one, or else the position's own. */
  suggestion: z.object({
    position: z.string(),
    /** Null where the position names no salary a month. */
    salaryCents: z.number().int().nullable(),
    startDate: z.iso.date(),
    place: z.string(),
    terms: z.string(),
    expiryDate: z.iso.date(),
    letterLanguage: z.enum(languages),
    letter: z.string(),
  }),
  /** Letters to begin with, by language. */
  templates: z.object({ en: z.string(), sw: z.string() }),
  /** What stands for placeholders that no field of the offer says. */
  known: z.object({
    candidateName: z.string(),
    firstName: z.string(),
    department: z.string(),
    organization: z.string(),
    senderName: z.string(),
  }),
});
export type OfferFile = z.infer<typeof offerFile>;

type Written = Pick<
  NewOffer,
  "position" | "salaryCents" | "startDate" | "place" | "terms" | "expiryDate" | "letterLanguage"
>;

/**
 * What stands for each placeholder of an offer's letter.
 * @param dateText how a day is written in the letter's language
 */
export const offerValues = (
  { position, salaryCents, startDate, place, terms, expiryDate, letterLanguage }: Written,
  known: OfferFile["known"],
  dateText: (day: string, language: Language) => string,
): OfferValues => ({
  ...known,
  position,
  salary: salaryText(salaryCents),
  startDate: dateText(startDate, letterLanguage),
  place,
  terms,
  expiryDate: dateText(expiryDate, letterLanguage),
});

/** An offer as its candidate sees it. */
export const ownOffer = z.object({
  ...offerTerms,
  state: z.enum(["sent", "accepted", "declined", "expired", "withdrawn", "closed"]),
  organization: z.string(),
  jobTitle: z.string(),
  letter: z.string(),
});
export type OwnOffer = z.infer<typeof ownOffer>;

/** Accepts an offer: the name, typed, stands for a signature. */
export const offerAcceptance = z.object({ signature: personName });

const required = says(textOf(offerMessages, (t) => t.reasonRequired));

export const offerRefusal = z.object({ reason: reason.min(1, required) });

/** How an organisation makes offers. */
export const offerSettings = z.object({
  /** Whether the owner approves each offer before it is sent. */
  approvalRequired: z.boolean(),
  /** Days that a candidate has to answer, unless HR chooses others. */
  answerDays: z.number().int().min(1).max(offerLimits.expiryDays),
  letter,
  /** For a candidate who reads Kiswahili. */
  letterSw: letter,
});
export type OfferSettings = z.infer<typeof offerSettings>;
