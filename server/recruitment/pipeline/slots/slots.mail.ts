import type { Text } from "#contract/core/messages.ts";
import { interviewTypeMessages } from "#contract/recruitment/interview.messages.ts";
import { nairobiDate, nairobiDateTime, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { applicationMailMessages } from "../../applications/applications-mail.messages.ts";
import type { CandidateContext } from "../candidate.mail.ts";
import { paragraph, type StaffContext, staffButton, subjectOf } from "../pipeline.mail.ts";
import { slotMailMessages } from "./slots.messages.ts";
import { lastDayOf, type SlotOfferRow, type SlotRow } from "./slots.policy.ts";

/** Where a candidate chooses a time, in each language. */
export const slotLink = (origin: string, id: string): Text =>
  pageInEach(origin, `/jobs/interview-times/${id}`);

/** Asks a candidate to choose one of several times, or reminds them of it. */
export function slotsMail(
  { to, thread, organization, jobTitle: title, candidateName }: CandidateContext,
  link: Text,
  offer: SlotOfferRow,
  times: readonly Pick<SlotRow, "startsAt">[],
  { reminder }: { reminder: boolean },
): MailInLanguages {
  return mailInEach(slotMailMessages, (t, language) => {
    const day = nairobiDate(nairobiMoment(lastDayOf(offer)), language);
    const listed = times.map(({ startsAt }) => nairobiDateTime(startsAt, language)).join("\n");
    return {
      to,
      thread,
      subject: subjectOf(reminder ? t.reminderSubject : t.offeredSubject({ title })),
      preview: t.preview({ organization, day }),
      greeting: greeting(candidateName, language),
      blocks: [
        paragraph((reminder ? t.reminder : t.offered)({ organization, title })),
        {
          kind: "facts",
          rows: [
            { label: t.how, value: interviewTypeMessages[language][offer.type] },
            { label: t.times, value: listed },
            { label: t.until, value: day },
          ],
        },
        ...(offer.note && !reminder ? [{ kind: "quote" as const, text: offer.note }] : []),
        paragraph(t.explain),
        { kind: "button", label: t.choose, url: link[language] },
      ],
    };
  });
}

/** Informs a candidate that no time has to be chosen any more. */
export const slotsCancelledMail = ({
  to,
  thread,
  organization,
  jobTitle: title,
  candidateName,
  link,
}: CandidateContext): MailInLanguages =>
  mailInEach(slotMailMessages, (t, language) => ({
    to,
    thread,
    subject: subjectOf(t.cancelledSubject),
    preview: t.cancelledPreview,
    greeting: greeting(candidateName, language),
    blocks: [
      paragraph(t.cancelled({ organization, title })),
      { kind: "button", label: applicationMailMessages[language].see, url: link[language] },
    ],
  }));

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
