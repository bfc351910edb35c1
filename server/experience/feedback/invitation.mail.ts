import { type Language, languagePath } from "#contract/core/language.ts";
import { inEach } from "#contract/core/messages.ts";
import { surveyPath } from "#contract/experience/addresses.ts";
import type { SurveyKind } from "#contract/experience/survey-scales.ts";
import { invitationDays } from "#contract/experience/survey-settings.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import { mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { smsName } from "#server/platform/sms/message.ts";
import {
  defineMailTemplate,
  defineSmsTemplate,
  type ExampleSender,
} from "#server/platform/templates/template.ts";
import { invitationMessages } from "./invitations.messages.ts";

/** Whom and whose a question is. */
export interface Question {
  origin: string;
  slug: string;
  sacco: string;
  /** Of the visit that the link begins. */
  key: string;
  /** What is asked. */
  survey: SurveyKind;
  name: string;
  language: Language;
  reminder: boolean;
}

const linkOf = ({ origin, slug, key, language }: Question): string =>
  origin + languagePath(language, `${surveyPath(slug)}?visit=${key}`);

const scores = [5, 4, 3, 2, 1] as const;

const variables = { sacco: "Name of your SACCO" } as const;
const exampleQuestion = (
  { origin, sacco, slug }: ExampleSender,
  language: Language,
  { survey, reminder }: Pick<Question, "survey" | "reminder">,
): Question => ({
  origin,
  slug,
  sacco,
  key: "example",
  name: "Wanjiku",
  language,
  survey,
  reminder,
});

const mailTemplate = (
  { survey, reminder }: Pick<Question, "survey" | "reminder">,
  { id, name, when }: { id: string; name: string; when: string },
) =>
  defineMailTemplate({
    id,
    role: "experience",
    name,
    when,
    variables,
    messages: invitationMessages,
    words: (t, slots) => {
      if (survey === "nps") {
        const subject = reminder ? t.npsReminderSubject(slots) : t.npsSubject(slots);
        return { subject, paragraphs: [t.npsText(slots)] };
      }
      return { subject: reminder ? t.reminderSubject(slots) : t.subject(slots), paragraphs: [t.text(slots)] };
    },
    example: (from) =>
      mailInEach(invitationMessages, (_, language) =>
        invitationMail(exampleQuestion(from, language, { survey, reminder }), "wanjiku@mail.example"),
      ),
  });

const asked = "A member is asked after a contact, or was drawn by lot.";
const reminded = "A member has not answered yet.";

const mailTemplates = {
  full: {
    first: mailTemplate(
      { survey: "full", reminder: false },
      { id: "survey.invitation", name: "Survey: question", when: `${asked} The five answers follow.` },
    ),
    again: mailTemplate(
      { survey: "full", reminder: true },
      { id: "survey.reminder", name: "Survey: reminder", when: `${reminded} The five answers follow.` },
    ),
  },
  nps: {
    first: mailTemplate(
      { survey: "nps", reminder: false },
      { id: "survey.nps", name: "Recommendation: question", when: "A member was drawn by lot." },
    ),
    again: mailTemplate(
      { survey: "nps", reminder: true },
      { id: "survey.nps_reminder", name: "Recommendation: reminder", when: reminded },
    ),
  },
} as const;

const smsTemplate = (survey: SurveyKind, id: string, name: string) =>
  defineSmsTemplate({
    id,
    role: "experience",
    name,
    when: "A member without an email address is asked or reminded.",
    variables: { ...variables, link: "Link to the survey" },
    required: ["link"],
    messages: invitationMessages,
    words: (t, slots) => t[survey === "nps" ? "npsSms" : "sms"](slots),
    example: (from) =>
      inEach(invitationMessages, (_, language) => ({
        sacco: from.sacco,
        link: linkOf(exampleQuestion(from, language, { survey, reminder: false })),
      })),
  });

const smsTemplates = {
  full: smsTemplate("full", "survey.invitation_sms", "Survey: question"),
  nps: smsTemplate("nps", "survey.nps_sms", "Recommendation: question"),
} as const satisfies Record<SurveyKind, unknown>;

/** The texts of a question to a member that an organisation may word itself. */
export const invitationTemplates = [
  mailTemplates.full.first,
  mailTemplates.full.again,
  smsTemplates.full,
  mailTemplates.nps.first,
  mailTemplates.nps.again,
  smsTemplates.nps,
];

/** The first question inside the mail: each answer of the full survey is a link that opens it with it. */
export function invitationMail(question: Question, to: string): MailMessage {
  const { language, name, reminder } = question;
  const t = invitationMessages[language];
  const sacco = shortName(question.sacco, "SACCO");
  const templates = mailTemplates[question.survey];
  const { paragraphs, ...words } = (reminder ? templates.again : templates.first).say(language, { sacco });
  if (question.survey === "nps") {
    return {
      to,
      language,
      ...words,
      preview: t.npsText({ sacco }),
      greeting: greeting(name, language),
      blocks: [
        ...paragraphs,
        { kind: "button", label: t.npsAnswer, url: linkOf(question) },
        { kind: "small", text: t.once({ days: invitationDays }) },
      ],
    };
  }
  return {
    to,
    language,
    ...words,
    preview: t.text({ sacco }),
    greeting: greeting(name, language),
    blocks: [
      ...paragraphs,
      ...scores.map((score) => ({
        kind: "button" as const,
        label: t[`score${score}`],
        url: `${linkOf(question)}&csat=${score}`,
      })),
      { kind: "small", text: t.once({ days: invitationDays }) },
    ],
  };
}

/** The same by SMS, as a link to the first question. */
export const invitationSms = (question: Question, to: string) => ({
  to,
  topic: "survey.invitation",
  ...smsTemplates[question.survey].say(question.language, {
    sacco: smsName(question.sacco, "SACCO"),
    link: linkOf(question),
  }),
});
