import type { Text } from "#contract/core/messages.ts";
import { nairobiDate } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { AccountOwner } from "./account-mail.ts";
import { trialEndMailMessages } from "./trial-ends.mail.messages.ts";

/** Informs an owner of a SACCO that its trial has another end, or none. @param link to the workspace */
export const trialEndMail = (
  to: AccountOwner,
  { sacco, endsAt, link }: { sacco: string; endsAt: Date | null; link: Text },
): MailInLanguages =>
  mailInEach(trialEndMailMessages, (t, language) => {
    const date = endsAt && nairobiDate(endsAt, language);
    return {
      to: to.email,
      subject: date ? t.endsOn({ date }) : t.noEnd,
      preview: date ? t.endsOn({ date }) : t.noEnd,
      greeting: greeting(to.firstName, language),
      blocks: [
        { kind: "paragraph", text: date ? t.until({ sacco, date }) : t.always({ sacco }) },
        { kind: "paragraph", text: t.afterwards },
        { kind: "button", label: t.button, url: link[language] },
      ],
    };
  });
