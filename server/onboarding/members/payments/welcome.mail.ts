import { type InLanguages, inEach, type Text, textOf } from "#contract/core/messages.ts";
import { nairobiDate } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { Notice } from "#server/platform/mail/notice.ts";
import { welcomeMessages } from "./welcome.messages.ts";

interface Admission {
  to: string;
  memberId: string;
  name: string;
  organization: string;
  memberNumber: string;
  joinedAt: Date;
}

/** Welcomes a new member. */
export const welcomeMail = ({
  to,
  memberId,
  name,
  organization: sacco,
  memberNumber,
  joinedAt,
}: Admission): MailInLanguages =>
  mailInEach(welcomeMessages, (t, language) => ({
    to,
    thread: `member-${memberId}`,
    subject: t.subject({ sacco, number: memberNumber }),
    preview: t.preview({ sacco }),
    greeting: greeting(name, language),
    blocks: [
      { kind: "paragraph", text: t.welcome({ sacco }) },
      {
        kind: "facts",
        rows: [
          { label: t.number, value: memberNumber },
          { label: t.since, value: nairobiDate(joinedAt, language) },
        ],
      },
      { kind: "paragraph", text: t.next },
    ],
  }));

/** The same for an address that nobody has proven: without the number. */
export const welcomeNotice = ({ organization: sacco }: Admission): InLanguages<Notice> =>
  inEach(welcomeMessages, (t) => ({ subject: t.preview({ sacco }), text: t.noticeText({ sacco }) }));

/** The same on the phone. */
export const welcomeSms = ({
  organization: sacco,
  memberNumber: number,
}: Pick<Admission, "organization" | "memberNumber">): Text =>
  textOf(welcomeMessages, (t) => t.sms({ sacco, number }));
