import type { z } from "zod";
import type { ApplicationStatus, nextAction } from "#contract/recruitment/applications.ts";
import { nairobiDateTime, nairobiDay } from "#server/platform/clock.ts";
import type { Pending } from "./pending.queries.ts";

type NextAction = z.infer<typeof nextAction>;

const andMore = (count: number) => (count > 1 ? ` (and ${count - 1} more)` : "");

/** What waits for the candidate before anything else; null leaves it to the status. */
export function candidateNextStep(
  status: ApplicationStatus,
  { open, interview }: Pending,
): NextAction | null {
  if (status === "rejected" || status === "withdrawn") return null;
  const [document] = open;
  const meets = status !== "accepted" && interview;
  const interviewDay = meets ? nairobiDay(meets.startsAt) : null;
  if (document && (!interviewDay || !document.dueDate || document.dueDate <= interviewDay)) {
    return {
      type: "document",
      description: `Upload: ${document.title}${andMore(open.length)}`,
      dueDate: document.dueDate,
    };
  }
  if (!meets) return null;
  return {
    type: "interview",
    description: `Your interview is on ${nairobiDateTime(meets.startsAt)}.`,
    dueDate: interviewDay,
  };
}

/** What waits for staff before anything else; null leaves it to the status. */
export function staffNextStep(
  status: ApplicationStatus,
  { received, interview, unread }: Pending,
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
  if (status === "accepted" || !interview) return null;
  return { type: "interview", description: "Hold the interview", dueDate: nairobiDay(interview.startsAt) };
}
