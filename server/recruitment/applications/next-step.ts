import type { z } from "zod";
import type { Language } from "#contract/core/language.ts";
import { type ApplicationStatus, isDecided, type nextAction } from "#contract/recruitment/applications.ts";
import { nairobiDateTime, nairobiDay } from "#server/platform/clock.ts";
import { nextStepMessages } from "./next-step.messages.ts";
import type { Pending } from "./pending.queries.ts";

type NextAction = z.infer<typeof nextAction>;

/** The last day, in Nairobi, of a time that ends at this moment. */
const lastDayOf = (end: Date): string => nairobiDay(new Date(end.getTime() - 1));

const andMore = (count: number) => (count > 1 ? ` (and ${count - 1} more)` : "");

/** What waits for the candidate before anything else; null leaves it to the status. */
export function candidateNextStep(
  status: ApplicationStatus,
  { open, interview, assessment, offer, times }: Pending,
  language: Language,
  now = new Date(),
): NextAction | null {
  if (status === "rejected" || status === "withdrawn") return null;
  const t = nextStepMessages[language];
  if (offer?.state === "sent" && offer.expiresAt > now) {
    return { type: "offer", description: t.answerOffer, dueDate: lastDayOf(offer.expiresAt) };
  }
  const [document] = open;
  const signed = offer?.state === "accepted" && !document;
  if (signed) return { type: "wait", description: t.offerAccepted, dueDate: null };
  const meets = status !== "accepted" && interview;
  const interviewDay = meets ? nairobiDay(meets.startsAt) : null;
  if (document && (!interviewDay || !document.dueDate || document.dueDate <= interviewDay)) {
    const { title, dueDate } = document;
    const count = open.length - 1;
    const description = count > 0 ? t.uploadSeveral({ title, count }) : t.upload({ title });
    return { type: "document", description, dueDate };
  }
  if (assessment && !isDecided(status)) {
    const dueDate = lastDayOf(assessment.dueAt);
    if (!interviewDay || dueDate <= interviewDay) {
      return { type: "assessment", description: t.doAssessment({ name: assessment.name }), dueDate };
    }
  }
  if (!meets) {
    if (!times || isDecided(status)) return null;
    return { type: "interview", description: t.chooseTime, dueDate: lastDayOf(times.expiresAt) };
  }
  return {
    type: "interview",
    description: t.interviewOn({ when: nairobiDateTime(meets.startsAt, language) }),
    dueDate: interviewDay,
  };
}

/** What waits at an offer; null for nothing. */
function offerStep(
  { state, expiresAt }: NonNullable<Pending["offer"]>,
  status: ApplicationStatus,
): NextAction | null {
  if (state === "accepted") {
    return status === "accepted"
      ? { type: "none", description: "The offer was accepted", dueDate: null }
      : { type: "offer", description: "The offer was accepted: hire", dueDate: null };
  }
  if (state === "sent") {
    const dueDate = lastDayOf(expiresAt);
    return { type: "wait", description: "The candidate decides on the offer", dueDate };
  }
  const waiting = state === "awaiting_approval";
  return { type: "offer", description: waiting ? "Approve the offer" : "Send the offer", dueDate: null };
}

/** What waits for staff before anything else; null leaves it to the status. */
export function staffNextStep(
  status: ApplicationStatus,
  { received, interview, unread, assessment, offer, times }: Pending,
): NextAction | null {
  if (unread.candidate > 0)
    return { type: "wait", description: "Answer the candidate's message", dueDate: null };
  if (status === "rejected" || status === "withdrawn") return null;
  const [document] = received;
  if (document) {
    return {
      type: "document",
      description: `Check the document: ${document.title}${andMore(received.length)}`,
      dueDate: null,
    };
  }
  const offered = offer && offerStep(offer, status);
  if (offered) return offered;
  if (status === "accepted") return null;
  if (times?.askedAt) {
    return { type: "interview", description: "Offer other times for the interview", dueDate: null };
  }
  if (interview) {
    return { type: "interview", description: "Hold the interview", dueDate: nairobiDay(interview.startsAt) };
  }
  if (times) {
    const dueDate = lastDayOf(times.expiresAt);
    return { type: "wait", description: "The candidate chooses a time", dueDate };
  }
  if (!assessment) return null;
  const { name, dueAt } = assessment;
  return { type: "wait", description: `The candidate does: ${name}`, dueDate: lastDayOf(dueAt) };
}
