import { type Language, languagePath } from "#contract/core/language.ts";
import { surveyPath } from "#contract/experience/addresses.ts";
import type { SurveyKind } from "#contract/experience/survey-scales.ts";
import { invitationDays } from "#contract/experience/survey-settings.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { smsName } from "#server/platform/sms/message.ts";
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

/** The first question inside the mail: each answer of the full survey is a link that opens it with it. */
export function invitationMail(question: Question, to: string): MailMessage {
  const { language, name, reminder } = question;
  const t = invitationMessages[language];
  const sacco = shortName(question.sacco, "SACCO");
  if (question.survey === "nps") {
    return {
      to,
      language,
      subject: reminder ? t.npsReminderSubject({ sacco }) : t.npsSubject({ sacco }),
      preview: t.npsText({ sacco }),
      greeting: greeting(name, language),
      blocks: [
        { kind: "paragraph", text: t.npsText({ sacco: question.sacco }) },
        { kind: "button", label: t.npsAnswer, url: linkOf(question) },
        { kind: "small", text: t.once({ days: invitationDays }) },
      ],
    };
  }
  return {
    to,
    language,
    subject: reminder ? t.reminderSubject({ sacco }) : t.subject({ sacco }),
    preview: t.text({ sacco }),
    greeting: greeting(name, language),
    blocks: [
      { kind: "paragraph", text: t.text({ sacco: question.sacco }) },
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
  topic: "experience.survey",
  text: invitationMessages[question.language][question.survey === "nps" ? "npsSms" : "sms"]({
    sacco: smsName(question.sacco, "SACCO"),
    link: linkOf(question),
  }),
});
