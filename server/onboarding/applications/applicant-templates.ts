import { abandonedApplicationDays } from "#contract/core/limits.ts";
import { inEach } from "#contract/core/messages.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import {
  defineMailTemplate,
  defineSmsTemplate,
  type ExampleSender,
} from "#server/platform/templates/template.ts";
import { applicantNewsMessages } from "./applicant-news.messages.ts";

/** What applicants are informed of by mail. */
export type MailedNews = "link" | "submitted";

const mailVariables = {
  sacco: "Name of your SACCO",
  days: "Days for which the application is kept",
} as const;
const exampleUrl = (origin: string): string => `${origin}/join/umoja/application`;

/** Mails to an applicant by what they say. */
export const applicantMailTemplates = {
  link: defineMailTemplate({
    id: "membership.link",
    role: "onboarding",
    name: "Link to go on with an application",
    when: "Somebody has begun an application and asked for its link.",
    variables: mailVariables,
    messages: applicantNewsMessages,
    words: (t, slots) => ({ subject: t.linkSubject(slots), paragraphs: [t.link(slots)] }),
    example: (from) => exampleMail("link", from),
  }),
  submitted: defineMailTemplate({
    id: "membership.submitted",
    role: "onboarding",
    name: "Membership application received",
    when: "An applicant has sent the application.",
    variables: mailVariables,
    messages: applicantNewsMessages,
    words: (t, slots) => ({ subject: t.submittedSubject(slots), paragraphs: [t.submitted(slots)] }),
    example: (from) => exampleMail("submitted", from),
  }),
};

/** A mail to an applicant. @param about.url what only its reader may see */
export function applicantMail(
  news: MailedNews,
  {
    language,
    sacco,
    name,
    url,
    ...frame
  }: {
    to: string;
    thread: string;
    language: NonNullable<MailMessage["language"]>;
    sacco: string;
    name: string;
    url: string;
  },
): MailMessage {
  const t = applicantNewsMessages[language];
  const said = { sacco, days: String(abandonedApplicationDays) };
  const { paragraphs, ...words } = applicantMailTemplates[news].say(language, said);
  const [first] = paragraphs;
  return {
    ...frame,
    ...words,
    language,
    preview: first?.kind === "paragraph" ? first.text : words.subject,
    greeting: greeting(name, language),
    blocks: [
      ...paragraphs,
      { kind: "button", label: t[`${news}Button`], url },
      { kind: "small", text: t.linkSecret },
    ],
  };
}

const exampleMail = (news: MailedNews, { origin, sacco }: ExampleSender): MailInLanguages =>
  mailInEach(applicantNewsMessages, (_, language) =>
    applicantMail(news, {
      to: "wanjiku@mail.example",
      thread: "membership-example",
      language,
      sacco,
      name: "Wanjiku",
      url: exampleUrl(origin),
    }),
  );

const smsTemplate = (news: "link" | "submitted" | "reopened", name: string, when: string) =>
  defineSmsTemplate({
    id: `membership.${news}_sms`,
    role: "onboarding",
    name,
    when,
    variables: { sacco: "Name of your SACCO", url: "Link to the application" },
    required: ["url"],
    messages: applicantNewsMessages,
    words: (t, slots) => t[`${news}Sms`](slots),
    example: ({ origin, sacco }) => inEach(applicantNewsMessages, () => ({ sacco, url: exampleUrl(origin) })),
  });

/** SMS to an applicant by what they say. */
export const applicantSmsTemplates = {
  link: smsTemplate(
    "link",
    "Link to go on with an application",
    "Somebody has begun an application and asked for its link.",
  ),
  submitted: smsTemplate(
    "submitted",
    "Membership application received",
    "An applicant has sent the application.",
  ),
  reopened: smsTemplate(
    "reopened",
    "Parts to correct",
    "An officer asks an applicant to correct parts of the application.",
  ),
};

/** The texts to applicants that an organisation may word itself. */
export const applicantTemplates = [
  applicantMailTemplates.link,
  applicantSmsTemplates.link,
  applicantMailTemplates.submitted,
  applicantSmsTemplates.submitted,
  applicantSmsTemplates.reopened,
];
