import { z } from "zod";
import { maxLine } from "./limits.ts";

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
  .max(254)
  .pipe(z.email("Please enter a valid email address"));

/** A required name or title. It ends up in the headers of mails: one line. */
export const oneLine = z
  .string()
  .trim()
  .min(1, required)
  .max(maxLine)
  .regex(/^\P{Cc}*$/u, "Please use plain letters");

/** A phone number as people write it, `0712 345 678` or `+254712345678`; the server stores E.164 where it can. */
export const phone = z
  .string()
  .trim()
  .min(1, required)
  .max(30)
  .regex(/^\+?[\d ()./-]{9,}$/, "Please enter a valid phone number");
