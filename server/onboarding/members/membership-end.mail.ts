import { type InLanguages, inEach, type Text, textOf } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { Notice } from "#server/platform/mail/notice.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { membershipEndMessages } from "./membership-end.messages.ts";

interface EndNews {
  to: string;
  memberId: string;
  name: string;
  organization: string;
  /** Null where the membership goes on. */
  leftOn: string | null;
}

/** Informs a member that the membership ends, or that it goes on. */
export const membershipEndMail = ({
  to,
  memberId,
  name,
  organization: sacco,
  leftOn,
}: EndNews): MailInLanguages =>
  mailInEach(membershipEndMessages, (t, language) => ({
    to,
    thread: `member-${memberId}`,
    subject: leftOn ? t.endsSubject({ sacco }) : t.goesOnSubject({ sacco }),
    preview: leftOn ? t.ends({ sacco }) : t.goesOn({ sacco }),
    greeting: greeting(name, language),
    blocks: leftOn
      ? [
          { kind: "paragraph", text: t.ends({ sacco }) },
          {
            kind: "facts",
            rows: [{ label: t.lastDay, value: nairobiDate(nairobiMoment(leftOn), language) }],
          },
          { kind: "paragraph", text: t.wrong({ sacco }) },
        ]
      : [{ kind: "paragraph", text: t.goesOn({ sacco }) }],
  }));

/** The same for an address that nobody has proven: without the day. */
export const membershipEndNotice = ({ organization: sacco, leftOn }: EndNews): InLanguages<Notice> =>
  inEach(membershipEndMessages, (t) =>
    leftOn
      ? { subject: t.endsSubject({ sacco }), text: `${t.ends({ sacco })} ${t.wrong({ sacco })}` }
      : { subject: t.goesOnSubject({ sacco }), text: t.goesOn({ sacco }) },
  );

/** The same on the phone. */
export const membershipEndSms = ({ organization, leftOn }: Pick<EndNews, "organization" | "leftOn">): Text =>
  textOf(membershipEndMessages, (t, language) => {
    const sacco = smsName(organization, t.sacco);
    return leftOn
      ? t.endsSms({ sacco, date: nairobiDate(nairobiMoment(leftOn), language) })
      : t.goesOnSms({ sacco });
  });
