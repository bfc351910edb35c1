import type { Language } from "#contract/core/language.ts";
import type { Text } from "#contract/core/messages.ts";
import { nairobiDate } from "#server/platform/clock.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate, type ExampleSender } from "#server/platform/templates/template.ts";
import { applicationVariables } from "../applications/example-application.ts";
import {
  applicationNews,
  type CandidateContext,
  candidateMail,
  exampleContext,
} from "../pipeline/candidate.mail.ts";
import { paragraph, quoted } from "../pipeline/pipeline.mail.ts";
import { assessmentMessages } from "./assessments.messages.ts";
import type { InvitationRow } from "./invitations.policy.ts";

/** Where a candidate does an assessment, in each language. */
export const assessmentLink = (origin: string, id: string): Text =>
  pageInEach(origin, `/jobs/assessments/${id}`);

/** The last day on which it can be begun. */
const lastDay = ({ dueAt }: Pick<InvitationRow, "dueAt">, language: Language) =>
  nairobiDate(new Date(dueAt.getTime() - 1), language);

type Sent = Pick<InvitationRow, "name" | "minutes" | "note" | "dueAt" | "questions">;

const variables = {
  ...applicationVariables,
  name: "Name of the assessment",
  day: "Last day to begin it",
} as const;

const exampleSent: Sent = {
  name: "Cash handling",
  minutes: 30,
  note: null,
  dueAt: new Date("2026-12-04T21:00:00Z"),
  questions: [],
};
const exampleMail = (from: ExampleSender, reminder: boolean) =>
  assessmentMail(exampleContext(from), assessmentLink(from.origin, "example"), exampleSent, { reminder });

const sentTemplate = defineMailTemplate({
  id: "assessment.sent",
  role: "hr",
  name: "Assessment: invitation",
  when: "HR sends an assessment. Its facts and HR's note follow below the text.",
  variables,
  messages: assessmentMessages,
  words: (t, slots) => ({ subject: t.subject(slots), paragraphs: [t.text(slots)] }),
  example: (from) => exampleMail(from, false),
});

const reminderTemplate = defineMailTemplate({
  id: "assessment.reminder",
  role: "hr",
  name: "Assessment: reminder",
  when: "A day before the last day, while it is not begun.",
  variables,
  messages: assessmentMessages,
  words: (t, slots) => ({ subject: t.reminderSubject(slots), paragraphs: [t.reminder(slots)] }),
  example: (from) => exampleMail(from, true),
});

const cancelledTemplate = defineMailTemplate({
  id: "assessment.cancelled",
  role: "hr",
  name: "Assessment: no longer needed",
  when: "HR takes back an assessment.",
  variables: { ...applicationVariables, name: variables.name },
  messages: assessmentMessages,
  words: (t, slots) => ({ subject: t.notNeededSubject(slots), paragraphs: [t.notNeeded(slots)] }),
  example: (from) => assessmentCancelledMail(exampleContext(from), exampleSent.name),
});

/** The texts of these mails that an organisation may word itself. */
export const assessmentTemplates = [sentTemplate, reminderTemplate, cancelledTemplate];

/** Asks a candidate to do an assessment, or reminds them of it. */
export function assessmentMail(
  about: CandidateContext,
  link: Text,
  sent: Sent,
  { reminder }: { reminder: boolean },
): MailInLanguages {
  const { organization, jobTitle: title } = about;
  const { name, minutes, note, questions } = sent;
  return mailInEach(assessmentMessages, (t, language) => {
    const day = lastDay(sent, language);
    const template = reminder ? reminderTemplate : sentTemplate;
    const said = template.say(language, { title, organization, name, day });
    return candidateMail(about, language, said, {
      preview: t.preview({ organization, day }),
      rest: [
        {
          kind: "facts",
          rows: [
            { label: t.assessment, value: name },
            { label: t.questions, value: String(questions.length) },
            { label: t.time, value: t.minutes({ minutes }) },
            { label: t.begin, value: day },
          ],
        },
        ...(reminder ? [] : quoted(note)),
        paragraph(t.explain),
        { kind: "button", label: t.open, url: link[language] },
      ],
    });
  });
}

/** Informs a candidate that an assessment is not needed any more. */
export function assessmentCancelledMail(about: CandidateContext, name: string): MailInLanguages {
  const { organization, jobTitle: title } = about;
  return mailInEach(assessmentMessages, (t, language) => {
    const said = cancelledTemplate.say(language, { title, organization, name });
    return applicationNews(about, language, said, t.notNeededPreview({ title }));
  });
}
