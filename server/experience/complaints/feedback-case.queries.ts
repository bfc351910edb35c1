import { and, eq } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { feedbackTable as feedback } from "../feedback/feedback.table.ts";
import { complaints } from "./complaints.table.ts";

/** The case of an answer, if one was opened. */
export async function caseOfFeedback(scope: OrganisationScope, feedbackId: string) {
  const [row] = await scope.select(
    { id: complaints.id, number: complaints.number },
    complaints,
    eq(complaints.feedbackId, feedbackId),
  );
  return row ?? null;
}

/** An answer with the member whose number was given, kept from others until the transaction ends. */
export async function answerWithMember(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      {
        interactionId: feedback.interactionId,
        csat: feedback.csat,
        nps: feedback.nps,
        ces: feedback.ces,
        comment: feedback.comment,
        followUp: feedback.followUp,
        channel: feedback.channel,
        topics: feedback.topics,
        typedNumber: feedback.memberNumber,
        pageLanguage: feedback.pageLanguage,
        fullName: members.fullName,
        memberNumber: members.memberNumber,
        phone: members.phoneNumber,
        email: members.email,
      },
      feedback,
      eq(feedback.id, id),
    )
    .leftJoin(
      members,
      and(eq(members.organisationId, feedback.organisationId), eq(members.id, feedback.memberId)),
    )
    .for("update", { of: feedback });
  return row ?? null;
}
