import { z } from "zod";
import { shortName } from "../mail/greeting.ts";
import type { Wording } from "../templates/wording.ts";
import { asGsm, smsSize } from "./gsm.ts";

/** Most parts that a text may take: each is charged for. */
const maxParts = 3;

/** An SMS as data: it waits in the database until it is sent. */
export const smsMessage = z.object({
  /** E.164. */
  to: z.string().regex(/^\+[1-9]\d{6,14}$/, "must be a phone number"),
  text: z
    .string()
    .min(1)
    .regex(/^[^\p{Cc}]*$/u, "must be one line")
    .transform(asGsm)
    .refine((text) => smsSize(text).parts <= maxParts, "must be shorter"),
  /** What it is about, for who looks at the record once the text is gone: `membership.link`. */
  topic: z.string().regex(/^[a-z_.]{1,50}$/),
});

export interface SmsMessage extends z.input<typeof smsMessage> {
  /** The template that it was written from: an organisation may have words of its own for it. Not kept. */
  wording?: Wording;
}

/** Most characters of an organisation's name in an SMS: with a sentence and a link, it is still one message. */
const maxSmsName = 24;

/** An organisation's name as an SMS begins with it. @param otherwise in place of one that holds an address */
export function smsName(name: string, otherwise: string): string {
  const short = shortName(name, otherwise);
  return short.length > maxSmsName ? `${short.slice(0, maxSmsName - 3).trimEnd()}...` : short;
}
