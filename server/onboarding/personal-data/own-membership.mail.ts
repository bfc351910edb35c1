import { inEach } from "#contract/core/messages.ts";
import { ownMembershipPath } from "#contract/onboarding/addresses.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate, defineSmsTemplate } from "#server/platform/templates/template.ts";
import { personalDataMessages } from "./personal-data.messages.ts";

/** What people are written to with a link to their membership. */
export type MembershipNews = "link" | "answered";

interface LinkMail {
  to: string;
  memberId: string;
  name: string;
  sacco: string;
  /** What only its reader may see. */
  url: string;
  /** For how long the link works. */
  hours: number;
}

const described = {
  link: {
    id: "member.link",
    name: "Link to one's membership",
    when: "Somebody has asked on your join page for the link to their membership.",
  },
  answered: {
    id: "member.request_answered",
    name: "Request about personal data answered",
    when: "An officer has answered a request about somebody's data.",
  },
} as const satisfies Record<MembershipNews, unknown>;

const sacco = "Name of your SACCO";
const exampleUrl = (origin: string): string => origin + ownMembershipPath("example");

const mailTemplate = (news: MembershipNews) =>
  defineMailTemplate({
    ...described[news],
    role: "onboarding",
    variables: { sacco, hours: "Hours for which the link works" },
    messages: personalDataMessages,
    words: (t, slots) => ({ subject: t[`${news}Subject`](slots), paragraphs: [t[news](slots)] }),
    example: ({ origin, sacco }) =>
      membershipMail(news, {
        to: "wanjiku@mail.example",
        memberId: "example",
        name: "Wanjiku Kamau",
        sacco,
        url: exampleUrl(origin),
        hours: 24,
      }),
  });

const mailTemplates = { link: mailTemplate("link"), answered: mailTemplate("answered") };

const smsTemplate = (news: MembershipNews) =>
  defineSmsTemplate({
    ...described[news],
    id: `${described[news].id}_sms`,
    role: "onboarding",
    variables: { sacco, url: "Link to the membership" },
    required: ["url"],
    messages: personalDataMessages,
    words: (t, slots) => t[`${news}Sms`](slots),
    example: ({ origin, sacco }) => inEach(personalDataMessages, () => ({ sacco, url: exampleUrl(origin) })),
  });

/** SMS with a link to a membership by what they say. */
export const membershipSms = { link: smsTemplate("link"), answered: smsTemplate("answered") };

/** A mail with a link to its reader's membership. */
export const membershipMail = (
  news: MembershipNews,
  { to, memberId, name, sacco, url, hours }: LinkMail,
): MailInLanguages =>
  mailInEach(personalDataMessages, (t, language) => {
    const { paragraphs, ...words } = mailTemplates[news].say(language, { sacco, hours: String(hours) });
    return {
      to,
      thread: `member-${memberId}`,
      ...words,
      preview: t[news]({ sacco, hours }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        { kind: "button", label: t[`${news}Button`], url },
        { kind: "small", text: t.notYou },
      ],
    };
  });

/** The texts with a link to a membership that an organisation may word itself. */
export const membershipTemplates = [
  mailTemplates.link,
  membershipSms.link,
  mailTemplates.answered,
  membershipSms.answered,
];
