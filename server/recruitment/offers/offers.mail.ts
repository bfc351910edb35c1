import type { Language } from "#contract/core/language.ts";
import type { Text } from "#contract/core/messages.ts";
import { salaryText } from "#contract/recruitment/offers.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";
import { defineMailTemplate } from "#server/platform/templates/template.ts";
import { type CandidateContext, candidateMail, exampleContext } from "../pipeline/candidate.mail.ts";
import { paragraph, quoted, type StaffContext, staffButton, subjectOf } from "../pipeline/pipeline.mail.ts";
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

function facts(offer: MailedOffer, language: Language): MailBlock {
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

type MailedOffer = Pick<
  OfferRow,
  "position" | "salaryCents" | "startDate" | "place" | "expiresAt" | "withdrawReason"
>;

const exampleOffer: MailedOffer = {
  position: "Loan Officer",
  salaryCents: 6_500_000,
  startDate: "2027-01-04",
  place: "Nairobi",
  expiresAt: new Date("2026-12-11T21:00:00Z"),
  withdrawReason: null,
};

const templateOf = (news: OfferNews, name: string, when: string) =>
  defineMailTemplate({
    id: `offer.${news}`,
    role: "hr",
    name,
    when,
    variables: {
      position: "The position that is offered",
      organization: "Name of your SACCO",
      day: "Last day to answer",
    },
    messages: offerMailMessages,
    words: (t, slots) => ({ subject: t[subjects[news]](slots), paragraphs: [t[news](slots)] }),
    example: (from) =>
      candidateOfferMail(exampleContext(from), offerLink(from.origin, "example"), exampleOffer, news),
  });

const templates = {
  sent: templateOf("sent", "Offer", "HR sends an offer. Its facts follow below the text."),
  reminder: templateOf("reminder", "Offer: reminder", "Before the last day, while it is not answered."),
  expired: templateOf("expired", "Offer: expired", "The last day is over without an answer."),
  withdrawn: templateOf("withdrawn", "Offer: taken back", "HR takes an offer back."),
  accepted: templateOf("accepted", "Offer: accepted", "The candidate has accepted."),
  declined: templateOf("declined", "Offer: declined", "The candidate has declined."),
} satisfies Record<OfferNews, unknown>;

/** The texts of a candidate's mails about an offer that an organisation may word itself. */
export const offerTemplates = Object.values(templates);

/** Informs a candidate of an offer, and of what becomes of it. */
export function candidateOfferMail(
  about: CandidateContext,
  link: Text,
  offer: MailedOffer,
  news: OfferNews,
): MailInLanguages {
  const { organization } = about;
  const { position, withdrawReason } = offer;
  return mailInEach(offerMailMessages, (t, language) => {
    const day = dayText(lastDayOf(offer), language);
    const asks = news === "sent" || news === "reminder";
    const said = templates[news].say(language, { position, organization, day });
    return candidateMail(about, language, said, {
      preview: asks ? t.sentPreview({ organization, day }) : organization,
      rest: [
        ...(asks ? [facts(offer, language), paragraph(t.explain)] : []),
        ...(news === "withdrawn" ? quoted(withdrawReason) : []),
        { kind: "button", label: t.open, url: link[language] },
      ],
    });
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
      ...(news === "declined" ? quoted(declineReason) : []),
      ...(news === "accepted"
        ? [paragraph("Open the application to read the signed letter, and to move it to accepted.")]
        : []),
      staffButton(offersPart(link)),
    ],
  };
}
