import type { Text } from "#contract/core/messages.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { nairobiDate, nairobiDateTime, nairobiMoment } from "#server/platform/clock.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { defineMailTemplate, type ExampleSender } from "#server/platform/templates/template.ts";
import { applicationVariables } from "../../applications/example-application.ts";
import { applicationNews, type CandidateContext, candidateMail, exampleContext } from "../candidate.mail.ts";
import { paragraph, quoted, type StaffContext, staffButton, subjectOf } from "../pipeline.mail.ts";
import { slotMailMessages } from "./slots.messages.ts";
import { lastDayOf, type SlotOfferRow, type SlotRow } from "./slots.policy.ts";

/** Where a candidate chooses a time, in each language. */
export const slotLink = (origin: string, id: string): Text =>
  pageInEach(origin, `/jobs/interview-times/${id}`);

type Offered = Pick<SlotOfferRow, "type" | "note" | "expiresAt">;

const exampleTimes = (from: ExampleSender, reminder: boolean): MailInLanguages =>
  slotsMail(
    exampleContext(from),
    slotLink(from.origin, "example"),
    { type: "in_person", note: null, expiresAt: nairobiMoment("2026-11-28") },
    ["09:00", "10:30", "14:00"].map((time) => ({ startsAt: nairobiMoment("2026-12-01", time) })),
    { reminder },
  );

const follow = "The times and the last day to choose follow below the text.";

const offeredTemplate = defineMailTemplate({
  id: "interview_times.offered",
  role: "hr",
  name: "Interview times: choice",
  when: `HR offers several times for an interview. ${follow}`,
  variables: applicationVariables,
  messages: slotMailMessages,
  words: (t, slots) => ({ subject: t.offeredSubject(slots), paragraphs: [t.offered(slots)] }),
  example: (from) => exampleTimes(from, false),
});

const reminderTemplate = defineMailTemplate({
  id: "interview_times.reminder",
  role: "hr",
  name: "Interview times: reminder",
  when: `A day before the last day, while no time is chosen. ${follow}`,
  variables: applicationVariables,
  messages: slotMailMessages,
  words: (t, slots) => ({ subject: t.reminderSubject, paragraphs: [t.reminder(slots)] }),
  example: (from) => exampleTimes(from, true),
});

const cancelledTemplate = defineMailTemplate({
  id: "interview_times.cancelled",
  role: "hr",
  name: "Interview times: taken back",
  when: "HR takes back the times that it offered.",
  variables: applicationVariables,
  messages: slotMailMessages,
  words: (t, slots) => ({ subject: t.cancelledSubject, paragraphs: [t.cancelled(slots)] }),
  example: (from) => slotsCancelledMail(exampleContext(from)),
});

/** The texts about times for an interview that an organisation may word itself. */
export const slotTemplates = [offeredTemplate, reminderTemplate, cancelledTemplate];

/** Asks a candidate to choose one of several times, or reminds them of it. */
export function slotsMail(
  about: CandidateContext,
  link: Text,
  offer: Offered,
  times: readonly Pick<SlotRow, "startsAt">[],
  { reminder }: { reminder: boolean },
): MailInLanguages {
  const { organization, jobTitle: title } = about;
  return mailInEach(slotMailMessages, (t, language) => {
    const day = nairobiDate(nairobiMoment(lastDayOf(offer)), language);
    const template = reminder ? reminderTemplate : offeredTemplate;
    const said = template.say(language, { title, organization });
    const listed = times.map(({ startsAt }) => nairobiDateTime(startsAt, language)).join("\n");
    return candidateMail(about, language, said, {
      preview: t.preview({ organization, day }),
      rest: [
        {
          kind: "facts",
          rows: [
            { label: t.how, value: interviewTypeMessages[language][offer.type] },
            { label: t.times, value: listed },
            { label: t.until, value: day },
          ],
        },
        ...(reminder ? [] : quoted(offer.note)),
        paragraph(t.explain),
        { kind: "button", label: t.choose, url: link[language] },
      ],
    });
  });
}

/** Informs a candidate that no time has to be chosen any more. */
export const slotsCancelledMail = (about: CandidateContext): MailInLanguages =>
  mailInEach(slotMailMessages, (t, language) => {
    const { organization, jobTitle: title } = about;
    const said = cancelledTemplate.say(language, { title, organization });
    return applicationNews(about, language, said, t.cancelledPreview);
  });

/** Informs staff that none of the times suits the candidate. */
export function otherTimesMail(about: StaffContext, to: string, words: string): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`${about.candidateName} asks for other times: ${about.jobTitle}`),
    preview: words.slice(0, 150),
    blocks: [
      paragraph(`${about.candidateName} asks for other times for the interview for ${about.jobTitle}:`),
      { kind: "quote", text: words },
      staffButton(about.link),
    ],
  };
}
