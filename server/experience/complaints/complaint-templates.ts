import type { Language } from "#contract/core/language.ts";
import { inEach } from "#contract/core/messages.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock } from "#server/platform/mail/message.ts";
import {
  defineMailTemplate,
  defineSmsTemplate,
  type ExampleSender,
} from "#server/platform/templates/template.ts";
import { complaintNewsMessages } from "./complaint-news.messages.ts";

const variables = {
  sacco: "Name of your SACCO",
  reference: "Number of the complaint",
  day: "Day by which it is taken up or answered",
} as const;

const said = ({ sacco }: ExampleSender, language: Language) => ({
  sacco,
  reference: "UM-2026-0042",
  day: nairobiDate(nairobiMoment("2026-12-04"), language),
});

type Kind = "received" | "acknowledged" | "replied" | "delayed" | "closed";
/** What the officer wrote is quoted below the text. */
const quotes: Record<Kind, boolean> = {
  received: false,
  acknowledged: false,
  replied: true,
  delayed: true,
  closed: true,
};

type MailKind = Kind | "closedFeedback";

/** What is the same whether the complaint came by the form or from a survey. */
const newsOf = (kind: MailKind): Kind => (kind === "closedFeedback" ? "closed" : kind);

const exampleMail = (kind: MailKind, from: ExampleSender): MailInLanguages =>
  mailInEach(complaintNewsMessages, (t, language) => {
    const { paragraphs, ...words } = complaintMailTemplates[kind].say(language, said(from, language));
    const quote: MailBlock[] = quotes[newsOf(kind)]
      ? [{ kind: "quote", text: "Tumerekebisha makato yako." }]
      : [];
    return {
      to: "wanjiku@mail.example",
      ...words,
      preview: words.subject,
      greeting: greeting("Wanjiku", language),
      blocks: [
        ...paragraphs,
        ...quote,
        ...(newsOf(kind) === "closed" ? [{ kind: "paragraph" as const, text: t.closedNext }] : []),
        { kind: "button", label: t.follow, url: `${from.origin}/complain/${from.slug}` },
      ],
    };
  });

const mailTemplate = (kind: MailKind, id: string, name: string, when: string) =>
  defineMailTemplate({
    id,
    role: "experience",
    name,
    when: quotes[newsOf(kind)] ? `${when} What the officer wrote follows below the text.` : when,
    variables,
    messages: complaintNewsMessages,
    words: (t, slots) => ({ subject: t[`${newsOf(kind)}Subject`](slots), paragraphs: [t[kind](slots)] }),
    example: (from) => exampleMail(kind, from),
  });

/** Mails to who complained by what they say. */
export const complaintMailTemplates = {
  received: mailTemplate("received", "complaint.received", "Complaint received", "Somebody has complained."),
  acknowledged: mailTemplate(
    "acknowledged",
    "complaint.acknowledged",
    "Complaint taken up",
    "An officer has acknowledged a complaint.",
  ),
  replied: mailTemplate(
    "replied",
    "complaint.replied",
    "Answer to a complaint",
    "An officer has written to who complained.",
  ),
  delayed: mailTemplate(
    "delayed",
    "complaint.delayed",
    "Complaint takes longer",
    "An officer has set another day for an answer.",
  ),
  closed: mailTemplate(
    "closed",
    "complaint.closed",
    "Complaint closed",
    "An officer has closed a complaint.",
  ),
  closedFeedback: mailTemplate(
    "closedFeedback",
    "complaint.closed_feedback",
    "Complaint from a survey closed",
    "An officer has closed a complaint that came from a survey.",
  ),
};

type SmsKind = Kind | "asked";

const smsTemplate = (kind: SmsKind, name: string, when: string) =>
  defineSmsTemplate({
    id: `complaint.${kind}_sms`,
    role: "experience",
    name,
    when,
    variables: { ...variables, url: "Link to the complaint" },
    required: ["url"],
    messages: complaintNewsMessages,
    words: (t, slots) => t[`${kind}Sms`](slots),
    example: (from) =>
      inEach(complaintNewsMessages, (_, language) => ({
        ...said(from, language),
        url: `${from.origin}/complain/${from.slug}`,
      })),
  });

/** SMS to who complained by what they say. */
export const complaintSmsTemplates = {
  received: smsTemplate("received", "Complaint received", "Somebody has complained."),
  acknowledged: smsTemplate("acknowledged", "Complaint taken up", "An officer has acknowledged a complaint."),
  replied: smsTemplate("replied", "Answer to a complaint", "An officer has written to who complained."),
  asked: smsTemplate(
    "asked",
    "Question about a complaint",
    "An officer needs an answer before the complaint goes on.",
  ),
  delayed: smsTemplate("delayed", "Complaint takes longer", "An officer has set another day for an answer."),
  closed: smsTemplate("closed", "Complaint closed", "An officer has closed a complaint."),
};

/** The texts to who complained that an organisation may word itself. */
export const complaintTemplates = [
  complaintMailTemplates.received,
  complaintSmsTemplates.received,
  complaintMailTemplates.acknowledged,
  complaintSmsTemplates.acknowledged,
  complaintMailTemplates.replied,
  complaintSmsTemplates.replied,
  complaintSmsTemplates.asked,
  complaintMailTemplates.delayed,
  complaintSmsTemplates.delayed,
  complaintMailTemplates.closed,
  complaintMailTemplates.closedFeedback,
  complaintSmsTemplates.closed,
];
