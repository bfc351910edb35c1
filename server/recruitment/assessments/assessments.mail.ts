import type { Language } from "#contract/core/language.ts";
import type { Text } from "#contract/core/messages.ts";
import { nairobiDate } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import type { CandidateContext } from "../pipeline/candidate.mail.ts";
import { paragraph, subjectOf } from "../pipeline/pipeline.mail.ts";
import { assessmentMessages } from "./assessments.messages.ts";
import type { InvitationRow } from "./invitations.policy.ts";

/** Where a candidate does an assessment, in each language. */
export const assessmentLink = (origin: string, id: string): Text =>
  pageInEach(origin, `/jobs/assessments/${id}`);

/** The last day on which it can be begun. */
const lastDay = ({ dueAt }: Pick<InvitationRow, "dueAt">, language: Language) =>
  nairobiDate(new Date(dueAt.getTime() - 1), language);

type Sent = Pick<InvitationRow, "name" | "minutes" | "note" | "dueAt" | "questions">;

/** Asks a candidate to do an assessment, or reminds them of it. */
export function assessmentMail(
  { to, thread, organization, jobTitle: title, candidateName }: CandidateContext,
  link: Text,
  sent: Sent,
  { reminder }: { reminder: boolean },
): MailInLanguages {
  const { name, minutes, note, questions } = sent;
  return mailInEach(assessmentMessages, (t, language) => {
    const day = lastDay(sent, language);
    return {
      to,
      thread,
      subject: subjectOf(reminder ? t.reminderSubject({ name }) : t.subject({ title, name })),
      preview: t.preview({ organization, day }),
      greeting: greeting(candidateName, language),
      blocks: [
        paragraph(reminder ? t.reminder({ title, organization, day }) : t.text({ title, organization })),
        {
          kind: "facts",
          rows: [
            { label: t.assessment, value: name },
            { label: t.questions, value: String(questions.length) },
            { label: t.time, value: t.minutes({ minutes }) },
            { label: t.begin, value: day },
          ],
        },
        ...(note && !reminder ? [{ kind: "quote" as const, text: note }] : []),
        paragraph(t.explain),
        { kind: "button", label: t.open, url: link[language] },
      ],
    };
  });
}

/** Informs a candidate that an assessment is not needed any more. */
export function assessmentCancelledMail(
  { to, thread, organization, jobTitle: title, candidateName, link }: CandidateContext,
  name: string,
): MailInLanguages {
  return mailInEach(assessmentMessages, (t, language) => ({
    to,
    thread,
    subject: subjectOf(t.notNeededSubject({ name })),
    preview: t.notNeededPreview({ title }),
    greeting: greeting(candidateName, language),
    blocks: [
      paragraph(t.notNeeded({ organization, name })),
      { kind: "button", label: applicationMailMessages[language].see, url: link[language] },
    ],
  }));
}
