import type { Language } from "#contract/core/language.ts";
import { type InLanguages, inEach } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { Notice } from "#server/platform/mail/notice.ts";
import { smsName } from "#server/platform/sms/message.ts";
import {
  defineMailTemplate,
  defineSmsTemplate,
  type ExampleSender,
} from "#server/platform/templates/template.ts";
import { membershipEndMessages } from "./membership-end.messages.ts";

interface EndNews {
  to: string;
  memberId: string;
  name: string;
  organization: string;
  /** Null where the membership goes on. */
  leftOn: string | null;
}

const variables = { sacco: "Name of your SACCO" } as const;
const exampleEnd = ({ sacco }: ExampleSender, leftOn: string | null): EndNews => ({
  to: "wanjiku@mail.example",
  memberId: "example",
  name: "Wanjiku Kamau",
  organization: sacco,
  leftOn,
});

const endsTemplate = defineMailTemplate({
  id: "member.membership_ends",
  role: "onboarding",
  name: "End of a membership",
  when: "The end of a membership is recorded. Its last day follows below the text.",
  variables,
  messages: membershipEndMessages,
  words: (t, slots) => ({ subject: t.endsSubject(slots), paragraphs: [t.ends(slots)] }),
  example: (from) => membershipEndMail(exampleEnd(from, "2026-12-31")),
});

const goesOnTemplate = defineMailTemplate({
  id: "member.membership_goes_on",
  role: "onboarding",
  name: "Membership goes on",
  when: "The end of a membership is taken back.",
  variables,
  messages: membershipEndMessages,
  words: (t, slots) => ({ subject: t.goesOnSubject(slots), paragraphs: [t.goesOn(slots)] }),
  example: (from) => membershipEndMail(exampleEnd(from, null)),
});

const endsSmsTemplate = defineSmsTemplate({
  id: "member.membership_ends_sms",
  role: "onboarding",
  name: "End of a membership",
  when: "The end of a membership is recorded.",
  variables: { ...variables, date: "Last day of the membership" },
  messages: membershipEndMessages,
  words: (t, slots) => t.endsSms(slots),
  example: ({ sacco }) =>
    inEach(membershipEndMessages, (_, language) => ({
      sacco,
      date: nairobiDate(nairobiMoment("2026-12-31"), language),
    })),
});

const goesOnSmsTemplate = defineSmsTemplate({
  id: "member.membership_goes_on_sms",
  role: "onboarding",
  name: "Membership goes on",
  when: "The end of a membership is taken back.",
  variables,
  messages: membershipEndMessages,
  words: (t, slots) => t.goesOnSms(slots),
  example: ({ sacco }) => inEach(membershipEndMessages, () => ({ sacco })),
});

/** The texts about the end of a membership that an organisation may word itself. */
export const membershipEndTemplates = [endsTemplate, endsSmsTemplate, goesOnTemplate, goesOnSmsTemplate];

/** Informs a member that the membership ends, or that it goes on. */
export const membershipEndMail = ({
  to,
  memberId,
  name,
  organization: sacco,
  leftOn,
}: EndNews): MailInLanguages =>
  mailInEach(membershipEndMessages, (t, language) => {
    const { paragraphs, ...words } = (leftOn ? endsTemplate : goesOnTemplate).say(language, { sacco });
    return {
      to,
      thread: `member-${memberId}`,
      ...words,
      preview: leftOn ? t.ends({ sacco }) : t.goesOn({ sacco }),
      greeting: greeting(name, language),
      blocks: leftOn
        ? [
            ...paragraphs,
            {
              kind: "facts",
              rows: [{ label: t.lastDay, value: nairobiDate(nairobiMoment(leftOn), language) }],
            },
            { kind: "paragraph", text: t.wrong({ sacco }) },
          ]
        : paragraphs,
    };
  });

/** The same for an address that nobody has proven: without the day. */
export const membershipEndNotice = ({ organization: sacco, leftOn }: EndNews): InLanguages<Notice> =>
  inEach(membershipEndMessages, (t) =>
    leftOn
      ? { subject: t.endsSubject({ sacco }), text: `${t.ends({ sacco })} ${t.wrong({ sacco })}` }
      : { subject: t.goesOnSubject({ sacco }), text: t.goesOn({ sacco }) },
  );

/** The same on the phone. */
export function membershipEndSms(
  { organization, leftOn }: Pick<EndNews, "organization" | "leftOn">,
  language: Language,
) {
  const sacco = smsName(organization, membershipEndMessages[language].sacco);
  if (!leftOn) return goesOnSmsTemplate.say(language, { sacco });
  return endsSmsTemplate.say(language, { sacco, date: nairobiDate(nairobiMoment(leftOn), language) });
}
