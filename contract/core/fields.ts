import { z } from "zod";
import { maxEmail, maxLine, maxPhone } from "./limits.ts";
import { readPhone } from "./phone-number.ts";

// Limits of length are said in people's words wherever a schema has none of its own.
z.config({
  customError: (issue) =>
    issue.code === "too_big" && issue.origin === "string"
      ? `Please use at most ${issue.maximum.toLocaleString("en")} characters`
      : undefined,
});

/** What a form says of an empty required field (specifications, section 5). */
export const required = "Please fill in all required fields.";

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxEmail)
  .pipe(z.email("Please enter a valid email address"));

/** A required name or title. It ends up in the headers of mails: one line. */
export const oneLine = z
  .string()
  .trim()
  .min(1, required)
  .max(maxLine)
  .regex(/^\P{Cc}*$/u, "Please use plain letters");

/**
 * Chosen by the browser, the same for every attempt at one submission: a repeat finds what the first made and
 * does nothing more.
 */
export const attemptKey = z.uuid().optional();

/** A day of the calendar, `2026-11-22`, in the centuries that anybody living asks about. PostgreSQL has no year 0. */
export const calendarDay = z.iso
  .date()
  .refine((day) => day >= "1900-01-01" && day <= "2199-12-31", "Please choose a day between 1900 and 2199");

/** What a form says of a phone number that is none (specification 001, section 5). */
export const invalidPhone = "Please enter a valid phone number";

/** Text that is a phone number as people write it, `0712 345 678` or `+254712345678`; it becomes E.164. Empty stays empty. */
export const asPhone = (text: z.ZodString) =>
  text
    .max(maxPhone)
    .refine((typed) => typed === "" || readPhone(typed) !== null, invalidPhone)
    .overwrite((typed) => readPhone(typed) ?? typed);

export const phone = asPhone(z.string().trim().min(1, required));

/** A phone number, or an empty field. */
export const optionalPhone = asPhone(z.string().trim());
