import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { complaintReference } from "#contract/experience/complaints.ts";
import type { openedCase } from "#contract/experience/feedback-case.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { ComplaintDesk } from "./desk.ts";
import { feedbackCaseMessages } from "./feedback-case.messages.ts";
import { answerWithMember, caseOfFeedback } from "./feedback-case.queries.ts";
import { firstSeverity, receiveComplaint } from "./receive.ts";

type Answer = NonNullable<Awaited<ReturnType<typeof answerWithMember>>>;

/** What the member wrote, or the scores of who wrote nothing. */
function descriptionOf({ comment, followUp, csat, nps, ces, pageLanguage }: Answer): string {
  const words = [comment, followUp].filter((text) => text !== "").join("\n\n");
  if (words !== "") return words;
  const t = feedbackCaseMessages[pageLanguage];
  const scores = [
    csat === null ? null : t.csat({ score: csat }),
    nps === null ? null : t.nps({ score: nps }),
    ces === null ? null : t.ces({ score: ces }),
  ].filter((text) => text !== null);
  return t.noWords({ scores: scores.join(", ") });
}

/**
 * Opens a case of an answer to the survey, as if the member had complained. Of two who do so at once, both get the
 * same case.
 * @throws CodedError not_found; email_unverified where the member would be written to
 */
export function openFeedbackCase(
  desk: ComplaintDesk,
  staff: Staff,
  feedbackId: string,
): Promise<z.infer<typeof openedCase>> {
  return inOrganisation(desk.database, staff.organisationId, async (scope) => {
    const answer = await answerWithMember(scope, feedbackId);
    if (!answer) throw new CodedError("not_found");
    const known = await caseOfFeedback(scope, feedbackId);
    if (known) return { id: known.id, reference: complaintReference(known.number) };
    if (answer.phone || answer.email) requireVerifiedEmail(staff);
    const topic = answer.topics[0] ?? "other";
    const { id, isNew, reference } = await receiveComplaint(desk, scope, {
      attemptKey: feedbackId,
      feedbackId,
      interactionId: answer.interactionId,
      source: "feedback",
      channel: answer.channel ?? "web",
      language: answer.pageLanguage,
      topic,
      severity: firstSeverity(topic),
      anonymous: false,
      description: descriptionOf(answer),
      wanted: "",
      happenedOn: "",
      fullName: answer.fullName ?? "",
      memberNumber: answer.memberNumber ?? answer.typedNumber,
      phone: answer.phone ?? "",
      email: answer.email ?? "",
      receivedAt: new Date(),
      createdBy: staff.userId,
    });
    if (isNew) {
      await scope.audit(staff, { action: "complaint.entered", subject: "complaint", subjectId: id });
    }
    return { id, reference };
  });
}
