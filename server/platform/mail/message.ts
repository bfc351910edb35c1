import { z } from "zod";
import { languages } from "#contract/core/language.ts";
import type { Wording } from "../templates/wording.ts";

/** Text that becomes a header: one line, so that nothing can be smuggled in behind it. */
const headerText = z
  .string()
  .min(1)
  .max(250)
  .regex(/^\P{Cc}*$/u, "must be one line");

/** Text of a person or of ours; line breaks are kept, everything else is shown as written. */
const text = z.string().min(1).max(10_000);

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), text }),
  /** What the mail is for; at most one or two in a mail. */
  z.object({
    kind: z.literal("button"),
    label: z.string().min(1).max(80),
    url: z.url({ protocol: /^https?$/ }),
  }),
  z.object({ kind: z.literal("list"), items: z.array(text).min(1).max(50) }),
  /** Label and value side by side: date, place, reference. */
  z.object({
    kind: z.literal("facts"),
    rows: z
      .array(z.object({ label: text, value: text }))
      .min(1)
      .max(30),
  }),
  /** Words of somebody else, set off from ours. */
  z.object({ kind: z.literal("quote"), text }),
  /** Validity, reasons, what to do if it was not you. */
  z.object({ kind: z.literal("small"), text }),
]);
export type MailBlock = z.infer<typeof block>;

/** A mail as data: it waits in the database and travels through the queue as JSON, and is drawn when it is sent. */
export const mailMessage = z.object({
  to: z.email().max(254),
  subject: headerText,
  /** What a list of mails shows beside the subject; not repeated in the text. */
  preview: z.string().min(1).max(300),
  /** `Hello Asha,` */
  greeting: z.string().min(1).max(250).optional(),
  blocks: z.array(block).min(1).max(40),
  attachments: z
    .array(
      z.object({
        filename: headerText,
        /** With parameters if need be: `text/calendar; method=REQUEST; charset=utf-8`. */
        contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)*$/),
        /** In base64. */
        content: z.base64(),
      }),
    )
    .max(10)
    .optional(),
  replyTo: z.email().max(254).optional(),
  /**
   * What mails of one conversation have in common, `application-0199…`: mail programs show those to one address
   * together.
   */
  thread: z
    .string()
    .max(80)
    .regex(/^[\w-]+$/)
    .optional(),
  /** Where whoever gets it says that they want no more of the kind: in the footer and in the header of mail programs. */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
  /** Language of the text; English where it says none. */
  language: z.enum(languages).optional(),
});

export interface MailMessage extends z.infer<typeof mailMessage> {
  /** The template that it was written from: an organisation may have words of its own for it. Not kept. */
  wording?: Wording;
}
export type MailAttachment = NonNullable<MailMessage["attachments"]>[number];
