import { maxFailingDays } from "#contract/workspace/webhooks.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";

/** Informs an owner that a webhook was switched off. @param receiver its host */
export function webhookDisabledMail(
  owner: { email: string; firstName: string },
  { receiver, reason, link }: { receiver: string; reason: "failing" | "gone"; link: string },
): MailMessage {
  const why = {
    failing: `Nothing could be delivered to ${receiver} for ${maxFailingDays} days, so we have switched this webhook off.`,
    gone: `${receiver} answered that it wants no more events (410 Gone), so we have switched this webhook off.`,
  };
  return {
    to: owner.email,
    subject: "A webhook of yours was switched off",
    preview: "Its receiver gets no events until you switch it on again.",
    greeting: greeting(owner.firstName),
    blocks: [
      { kind: "paragraph", text: why[reason] },
      {
        kind: "paragraph",
        text: "The log shows what its receiver answered. Once that is mended, switch it on again and send what it missed once more.",
      },
      { kind: "button", label: "Open the log", url: link },
    ],
  };
}
