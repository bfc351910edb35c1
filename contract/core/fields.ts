import { z } from "zod";
import { nairobiDay } from "./clock.ts";
import { fieldMessages } from "./fields.messages.ts";
import { maxEmail, maxLine, maxPhone } from "./limits.ts";
import { says, textOf } from "./messages.ts";
import { readPhone } from "./phone-number.ts";
import { schemaSentence } from "./schema-sentence.ts";

// Whatever a schema says, people can read.
z.config({ customError: schemaSentence });

/** What a form says of an empty required field (specifications, section 5). */
export const required = says(textOf(fieldMessages, (t) => t.required));

/** An email address. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxEmail)
  .pipe(z.email(says(textOf(fieldMessages, (t) => t.email))));

/** A required name or title. It ends up in the headers of mails: one line. */
export const oneLine = z
  .string()
  .trim()
  .min(1, required)
  .max(maxLine)
  .regex(/^\P{Cc}*$/u, says(textOf(fieldMessages, (t) => t.plainLetters)));

/**
 * Chosen by the browser, the same for every attempt at one submission: a repeat finds what the first made and
 * does nothing more.
 */
export const attemptKey = z.uuid().optional();

const years = { first: 1900, last: 2199 };

/** Whether a day or a moment, which begins with its year, is in these years. */
const isInYears = (text: string) => text >= `${years.first}` && text < `${years.last + 1}`;
const betweenYears = says(textOf(fieldMessages, (t) => t.dayBetween(years)));

/** A day of the calendar, `2026-11-22`, in the centuries that anybody living asks about. PostgreSQL has no year 0. */
export const calendarDay = z.iso.date().refine(isInYears, betweenYears);

/** Nobody plans further ahead; a later year is a slip of the finger. */
const plannedYears = 10;

/** A day that somebody plans: a deadline, a first day at work, the day until which something holds. */
export const plannedDay = calendarDay.refine(
  (day) => {
    const today = nairobiDay(new Date());
    return day <= `${Number(today.slice(0, 4)) + plannedYears}${today.slice(4)}`;
  },
  says(textOf(fieldMessages, (t) => t.dayWithin({ years: plannedYears }))),
);

/** A day on which something happened. */
export const pastDay = calendarDay.refine(
  (day) => day <= nairobiDay(new Date()),
  says(textOf(fieldMessages, (t) => t.dayAhead)),
);

/** A moment that somebody names, in the years of `calendarDay`: as JavaScript writes one, or with another offset. */
export const calendarMoment = z.iso.datetime({ offset: true }).refine(isInYears, betweenYears);

/** What a form says of a phone number that is none (specification 001, section 5). */
export const invalidPhone = says(textOf(fieldMessages, (t) => t.phone));

/** Text that is a phone number as people write it, `0712 345 678` or `+254712345678`; it becomes E.164. Empty stays empty. */
export const asPhone = (text: z.ZodString) =>
  text
    .max(maxPhone)
    .refine((typed) => typed === "" || readPhone(typed) !== null, invalidPhone)
    .overwrite((typed) => readPhone(typed) ?? typed);

export const phone = asPhone(z.string().trim().min(1, required));

/** A phone number, or an empty field. */
export const optionalPhone = asPhone(z.string().trim());
