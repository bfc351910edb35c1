import type { Language } from "#contract/core/language.ts";
import type { Text } from "#contract/core/messages.ts";
import { salaryText } from "#contract/recruitment/offers.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";
import type { CandidateContext } from "../pipeline/candidate.mail.ts";
import { paragraph, type StaffContext, staffButton, subjectOf } from "../pipeline/pipeline.mail.ts";
import { offerMailMessages } from "./offers.messages.ts";
import { lastDayOf, type OfferRow } from "./offers.policy.ts";

/** Where a candidate reads and answers an offer, in each language. */
export const offerLink = (origin: string, id: string): Text => pageInEach(origin, `/jobs/offers/${id}`);

/** A day as people read it. */
export const dayText = (day: string, language: Language): string => nairobiDate(nairobiMoment(day), language);

/** What happened to an offer, for the candidate who reads of it. */
export type OfferNews = "sent" | "reminder" | "expired" | "withdrawn" | "accepted" | "declined";

const subjects = {
  sent: "sentSubject",
  reminder: "reminderSubject",
  expired: "expiredSubject",
  withdrawn: "withdrawnSubject",
  accepted: "acceptedSubject",
  declined: "declinedSubject",
} as const satisfies Record<OfferNews, string>;

function facts(offer: OfferRow, language: Language): MailBlock {
  const t = offerMailMessages[language];
  return {
    kind: "facts",
    rows: [
      { label: t.position, value: offer.position },
      { label: t.salary, value: salaryText(offer.salaryCents) },
      { label: t.start, value: dayText(offer.startDate, language) },
      { label: t.place, value: offer.place },
      { label: t.until, value: dayText(lastDayOf(offer), language) },
    ],
  };
}

/** Informs a candidate of an offer, and of what becomes of it. */
export function candidateOfferMail(
  { to, thread, organization, candidateName }: CandidateContext,
  link: Text,
  offer: OfferRow,
  news: OfferNews,
): MailInLanguages {
  const { position, withdrawReason } = offer;
  return mailInEach(offerMailMessages, (t, language) => {
    const day = dayText(lastDayOf(offer), language);
    const asks = news === "sent" || news === "reminder";
    return {
      to,
      thread,
      subject: subjectOf(t[subjects[news]]({ position, day })),
      preview: asks ? t.sentPreview({ organization, day }) : organization,
      greeting: greeting(candidateName, language),
      blocks: [
        paragraph(t[news]({ organization, position, day })),
        ...(asks ? [facts(offer, language), paragraph(t.explain)] : []),
        ...(news === "withdrawn" && withdrawReason ? [{ kind: "quote" as const, text: withdrawReason }] : []),
        { kind: "button", label: t.open, url: link[language] },
      ],
    };
  });
}

/** Where the application shows its offers. */
const offersPart = (application: string): string => `${application}&part=offers`;

/** Asks an owner for the approval of an offer. */
export function approvalMail(
  about: StaffContext,
  to: string,
  { position, salaryCents }: OfferRow,
  author: string,
): MailMessage {
  return {
    to,
    thread: about.thread,
    subject: subjectOf(`An offer waits for your approval: ${position}`),
    preview: `${author} asks you to approve it.`,
    blocks: [
      paragraph(`${author} would like to offer ${about.candidateName} the position of ${position}.`),
      { kind: "facts", rows: [{ label: "Salary a month", value: salaryText(salaryCents) }] },
      staffButton(offersPart(about.link)),
    ],
  };
}

/** Informs staff how the candidate answered, or that nobody did in time. */
export function answeredMail(
  about: StaffContext,
  to: string,
  { position, declineReason }: OfferRow,
  news: "accepted" | "declined" | "expired",
): MailMessage {
  const { candidateName, thread, link } = about;
  const said = {
    accepted: `${candidateName} accepted the offer for ${position}.`,
    declined: `${candidateName} declined the offer for ${position}.`,
    expired: `${candidateName} did not answer the offer for ${position} in time. It has expired.`,
  }[news];
  return {
    to,
    thread,
    subject: subjectOf(`Offer ${news}: ${candidateName}, ${position}`),
    preview: said,
    blocks: [
      paragraph(said),
      ...(news === "declined" && declineReason ? [{ kind: "quote" as const, text: declineReason }] : []),
      ...(news === "accepted"
        ? [paragraph("Open the application to read the signed letter, and to move it to accepted.")]
        : []),
      staffButton(offersPart(link)),
    ],
  };
}
