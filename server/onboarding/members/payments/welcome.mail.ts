import type { Language } from "#contract/core/language.ts";
import { type InLanguages, inEach } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { Notice } from "#server/platform/mail/notice.ts";
import { defineMailTemplate, defineSmsTemplate } from "#server/platform/templates/template.ts";
import { welcomeMessages } from "./welcome.messages.ts";

interface Admission {
  to: string;
  memberId: string;
  name: string;
  organization: string;
  memberNumber: string;
  joinedAt: Date;
}

const variables = { sacco: "Name of your SACCO", number: "Member number" } as const;

const welcomeTemplate = defineMailTemplate({
  id: "member.welcome",
  role: "onboarding",
  name: "Welcome to a new member",
  when: "The entrance fee and first shares are paid, and the applicant is a member.",
  variables,
  messages: welcomeMessages,
  words: (t, slots) => ({ subject: t.subject(slots), paragraphs: [t.welcome(slots)] }),
  example: ({ sacco }) =>
    welcomeMail({
      to: "wanjiku@mail.example",
      memberId: "example",
      name: "Wanjiku Kamau",
      organization: sacco,
      memberNumber: "UM-004512",
      joinedAt: nairobiMoment("2026-11-24"),
    }),
});

const welcomeSmsTemplate = defineSmsTemplate({
  id: "member.welcome_sms",
  role: "onboarding",
  name: "Welcome to a new member",
  when: "The entrance fee and first shares are paid, and the applicant is a member.",
  variables,
  messages: welcomeMessages,
  words: (t, slots) => t.sms(slots),
  example: ({ sacco }) => inEach(welcomeMessages, () => ({ sacco, number: "UM-004512" })),
});

/** The texts to a new member that an organisation may word itself. */
export const welcomeTemplates = [welcomeTemplate, welcomeSmsTemplate];

/** Welcomes a new member. */
export const welcomeMail = ({
  to,
  memberId,
  name,
  organization: sacco,
  memberNumber,
  joinedAt,
}: Admission): MailInLanguages =>
  mailInEach(welcomeMessages, (t, language) => {
    const { paragraphs, ...words } = welcomeTemplate.say(language, { sacco, number: memberNumber });
    return {
      to,
      thread: `member-${memberId}`,
      ...words,
      preview: t.preview({ sacco }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        {
          kind: "facts",
          rows: [
            { label: t.number, value: memberNumber },
            { label: t.since, value: nairobiDate(joinedAt, language) },
          ],
        },
        { kind: "paragraph", text: t.next },
      ],
    };
  });

/** The same for an address that nobody has proven: without the number. */
export const welcomeNotice = ({ organization: sacco }: Admission): InLanguages<Notice> =>
  inEach(welcomeMessages, (t) => ({ subject: t.preview({ sacco }), text: t.noticeText({ sacco }) }));

/** The same on the phone. */
export const welcomeSms = (
  { organization: sacco, memberNumber: number }: Pick<Admission, "organization" | "memberNumber">,
  language: Language,
) => welcomeSmsTemplate.say(language, { sacco, number });
