import type { InLanguages } from "#contract/core/messages.ts";
import { inEach } from "#contract/core/messages.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { Notice } from "#server/platform/mail/notice.ts";
import { kycMailMessages } from "./kyc-mail.messages.ts";

export interface KycNews {
  to: string;
  memberId: string;
  name: string;
  organization: string;
  status: "verified" | "rejected";
  reason: string;
}

/** Informs a member of what came of the check of their identity. */
export function kycMail({
  to,
  memberId,
  name,
  organization: sacco,
  status,
  reason,
}: KycNews): MailInLanguages {
  return mailInEach(kycMailMessages, (t, language) => ({
    to,
    thread: `member-${memberId}`,
    subject: status === "verified" ? t.verifiedSubject({ sacco }) : t.rejectedSubject({ sacco }),
    preview: status === "verified" ? t.verified : t.rejectedNext({ sacco }),
    greeting: greeting(name, language),
    blocks:
      status === "verified"
        ? [{ kind: "paragraph", text: t.verified }]
        : [
            { kind: "paragraph", text: t.rejected({ sacco }) },
            { kind: "quote", text: reason },
            { kind: "paragraph", text: t.rejectedNext({ sacco }) },
          ],
  }));
}

/** The same in our own words only, for an address that nobody has proven: the reason is left to a call. */
export const kycNotice = ({ organization: sacco, status }: KycNews): InLanguages<Notice> =>
  inEach(kycMailMessages, (t) =>
    status === "verified"
      ? { subject: t.verifiedSubject({ sacco }), text: t.verified }
      : { subject: t.rejectedSubject({ sacco }), text: t.rejectedNext({ sacco }) },
  );
