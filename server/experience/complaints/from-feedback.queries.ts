import { and, eq } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { feedbackTable } from "../feedback/feedback.table.ts";

/** An answer to the survey, with whoever gave it as far as they are known. */
export async function findAnswer(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      {
        csat: feedbackTable.csat,
        nps: feedbackTable.nps,
        ces: feedbackTable.ces,
        comment: feedbackTable.comment,
        followUp: feedbackTable.followUp,
        channel: feedbackTable.channel,
        topics: feedbackTable.topics,
        pageLanguage: feedbackTable.pageLanguage,
        interactionId: feedbackTable.interactionId,
        memberNumber: feedbackTable.memberNumber,
        member: {
          id: members.id,
          fullName: members.fullName,
          memberNumber: members.memberNumber,
          phone: members.phoneNumber,
          email: members.email,
          language: members.language,
        },
      },
      feedbackTable,
      eq(feedbackTable.id, id),
    )
    .leftJoin(
      members,
      and(eq(members.organisationId, feedbackTable.organisationId), eq(members.id, feedbackTable.memberId)),
    );
  return row ?? null;
}
