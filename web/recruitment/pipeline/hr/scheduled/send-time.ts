import { z } from "zod";
import { oneLine } from "#contract/core/fields.ts";
import { filledIn } from "#contract/core/slots.ts";
import { messageText } from "#contract/core/thread.ts";
import type { emailTemplateInput } from "#contract/recruitment/email-templates.ts";
import { type SendTime, sendTime } from "#contract/recruitment/scheduled-messages.ts";
import { nairobiDay, timeOf } from "#web/lib/format.ts";

/** What a form says about the moment at which its mail leaves. */
export interface SendTimeValues {
  when: "now" | "later";
  sendAt: SendTime;
}

/** To be sent at once, unless a moment is given. */
export const sendTimeValues = (sendAt?: string): SendTimeValues => ({
  when: sendAt ? "later" : "now",
  sendAt: { date: sendAt ? nairobiDay(sendAt) : "", time: sendAt ? timeOf(sendAt) : "" },
});

/** The form of a mail that leaves now or later. @param words schemas of its subject and text */
export const timedMailForm = <Words extends Pick<(typeof emailTemplateInput)["shape"], "subject" | "body">>(
  words: Words,
) =>
  z
    .object({
      subject: words.subject,
      body: words.body,
      when: z.enum(["now", "later"]),
      sendAt: z.object({ date: z.string(), time: z.string() }),
    })
    .superRefine(({ when, sendAt }, context) => {
      if (when === "now") return;
      for (const { path, message } of sendTime.safeParse(sendAt).error?.issues ?? []) {
        context.addIssue({ code: "custom", path: ["sendAt", ...path], message });
      }
    });

/** The form of a mail whose words go out as they are. */
export const emailForm = timedMailForm({ subject: filledIn(oneLine), body: filledIn(messageText) });

/** What such a form sends. */
export const timedMail = ({
  when,
  sendAt,
  ...words
}: { subject: string; body: string } & SendTimeValues) => ({
  ...words,
  ...(when === "later" ? { sendAt } : {}),
});
