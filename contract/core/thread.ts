import { z } from "zod";
import { attemptKey } from "./fields.ts";
import { maxText } from "./limits.ts";
import { says, textOf } from "./messages.ts";
import { newMessageMessages } from "./thread.messages.ts";

/** Characters of a message's subject; `Re: ` may precede what somebody typed. */
export const maxSubject = 250;

/** The text of a message. */
export const messageText = z
  .string()
  .trim()
  .min(1, says(textOf(newMessageMessages, (t) => t.empty)))
  .max(maxText);

/** An answer in a thread, whose subject it takes over. */
export const newReply = z.object({ key: attemptKey, body: messageText });

/**
 * One message of a thread, as both sides see it.
 * @param senders the two sides
 */
export const threadMessage = <const Senders extends readonly [string, string]>(senders: Senders) =>
  z.object({
    id: z.uuid(),
    sender: z.enum(senders),
    /** Name of whoever wrote it; null when the account is gone. */
    author: z.string().nullable(),
    subject: z.string(),
    body: z.string(),
    sentAt: z.iso.datetime(),
    /** When the other side first opened it. */
    readAt: z.iso.datetime().nullable(),
  });
