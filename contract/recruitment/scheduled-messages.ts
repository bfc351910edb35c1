import { z } from "zod";
import { attemptKey, oneLine } from "../core/fields.ts";
import { maxInteger } from "../core/limits.ts";
import { filledIn } from "../core/slots.ts";
import { messageText } from "../core/thread.ts";

/** How far ahead a mail can be scheduled, in days. */
export const maxDaysAhead = 90;

/** Day and time in Nairobi at which a mail is to leave. */
export const sendTime = z.object({
  date: z.iso.date("Choose a date"),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Choose a time"),
});
export type SendTime = z.infer<typeof sendTime>;

const words = {
  subject: filledIn(oneLine),
  body: filledIn(messageText),
  /** When it is to leave; at once without it. */
  sendAt: sendTime.optional(),
};

/** A mail to the candidate, as it goes out. */
export const newMessage = z.object({ key: attemptKey, ...words });

/** A scheduled mail as it is to be. */
export const scheduledChange = z.object({
  ...words,
  /** The version the person was looking at; a newer one answers `stale`. */
  expectedVersion: z.number().int().min(1).max(maxInteger),
});

/** Why a scheduled mail did not leave. */
export const sendRefusals = ["application_withdrawn", "author_left", "trial_ended"] as const;
export type SendRefusal = (typeof sendRefusals)[number];

/** A mail that waits for its time, or did not leave when it came. One that left is a message of the thread. */
export const scheduledMessage = z.object({
  id: z.uuid(),
  /** Name of whoever scheduled or last changed it, in whose name it leaves; null when the account is gone. */
  author: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  sendAt: z.iso.datetime(),
  version: z.number().int(),
  /** Why it did not leave; null while it waits. */
  refusal: z.enum(sendRefusals).nullable(),
});
export type ScheduledMessage = z.infer<typeof scheduledMessage>;
