import { z } from "zod";
import { maxNote } from "../core/document-requests.ts";
import { attemptKey, calendarDay } from "../core/fields.ts";
import { says, textOf } from "../core/messages.ts";
import { interviewFields, interviewTypes, needsLink } from "./hiring.ts";
import { interviewSlotMessages } from "./interview-slots.messages.ts";

export const slotLimits = {
  /** Times that a candidate is offered at once. */
  min: 2,
  max: 12,
  /** Offers of times that one application may have had. */
  offers: 20,
} as const;

const { date, time, interviewerIds, minutes, type, location, note, allowUnusualTime } = interviewFields;

/** Several times for one interview, of which the candidate chooses one. */
export const newSlotOffer = z
  .object({
    key: attemptKey,
    slots: z
      .array(z.object({ date, time, interviewerIds }))
      .min(slotLimits.min, `Offer at least ${slotLimits.min} times`)
      .max(slotLimits.max, `Offer at most ${slotLimits.max} times`),
    minutes,
    type,
    location,
    note,
    /** Last day, in Nairobi, on which one can be chosen. */
    answerBy: calendarDay,
    allowUnusualTime,
  })
  .superRefine(needsLink);
export type NewSlotOffer = z.infer<typeof newSlotOffer>;

/**
 * Where an offer of times stands. `expired`: nobody chose in time, or the times are over. `closed`: the application
 * came to its end before.
 */
export const slotOfferStates = ["open", "chosen", "expired", "cancelled", "closed"] as const;
export type SlotOfferState = (typeof slotOfferStates)[number];

/** A time that was offered. */
const slot = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Names of all who would interview. */
  interviewer: z.string(),
  /** `busy`: somebody has another interview then; `past`: it is too late. */
  state: z.enum(["free", "busy", "past", "chosen"]),
});
export type InterviewSlot = z.infer<typeof slot>;

const shared = {
  id: z.uuid(),
  applicationId: z.uuid(),
  state: z.enum(slotOfferStates),
  type: z.enum(interviewTypes),
  minutes: z.number().int(),
  note: z.string().nullable(),
  answerBy: z.iso.date(),
  /** By their start. */
  slots: z.array(slot),
  /** When the candidate asked for other times. */
  askedAt: z.iso.datetime().nullable(),
  /** What they wrote with it. */
  askedWords: z.string().nullable(),
};

/** An offer of times as staff see it. */
export const slotOffer = z.object({
  ...shared,
  location: z.string(),
  offeredAt: z.iso.datetime(),
  /** Who offered; null once they left. */
  offeredBy: z.string().nullable(),
});
export type SlotOffer = z.infer<typeof slotOffer>;

/** The times that an application was offered, newest first. */
export const slotFile = z.object({ offers: z.array(slotOffer) });
export type SlotFile = z.infer<typeof slotFile>;

/** An offer of times as its candidate sees it. Where one meets, the invitation says. */
export const ownSlotOffer = z.object({ ...shared, jobTitle: z.string(), organization: z.string() });
export type OwnSlotOffer = z.infer<typeof ownSlotOffer>;

export const slotChoice = z.object({
  slotId: z.uuid(says(textOf(interviewSlotMessages, (t) => t.chooseTime))),
});

/** Asks for other times, with those that would do. */
export const otherTimes = z.object({
  words: z
    .string()
    .trim()
    .min(1, says(textOf(interviewSlotMessages, (t) => t.sayWhen)))
    .max(maxNote),
});
