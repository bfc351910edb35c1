import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { VerifyRefusal } from "#contract/onboarding/members.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applicationDocuments, membershipApplications } from "../applications/applications.table.ts";
import { memberEvents } from "./members.table.ts";

const takenIn = (scope: OrganisationScope, memberIds: string[]) =>
  scope
    .select(
      {
        memberId: membershipApplications.memberId,
        starter: membershipApplications.startedBy,
        photographer: applicationDocuments.capturedBy,
      },
      membershipApplications,
      inArray(membershipApplications.memberId, memberIds),
    )
    .leftJoin(
      applicationDocuments,
      and(
        eq(applicationDocuments.organisationId, membershipApplications.organisationId),
        eq(applicationDocuments.applicationId, membershipApplications.id),
        isNotNull(applicationDocuments.capturedBy),
      ),
    );

const corrected = (scope: OrganisationScope, memberIds: string[]) =>
  scope.select(
    { memberId: memberEvents.memberId, corrector: memberEvents.actorId },
    memberEvents,
    and(inArray(memberEvents.memberId, memberIds), eq(memberEvents.action, "corrected")),
  );

/** The officers who filled in a member's application, held the camera for it or corrected it, by member. */
export async function makersOf(
  scope: OrganisationScope,
  memberIds: string[],
): Promise<Map<string, Map<string, VerifyRefusal>>> {
  const makers = new Map<string, Map<string, VerifyRefusal>>();
  if (memberIds.length === 0) return makers;
  const add = (memberId: string | null, userId: string | null, refusal: VerifyRefusal) => {
    if (!memberId || !userId) return;
    makers.set(memberId, (makers.get(memberId) ?? new Map()).set(userId, refusal));
  };
  for (const row of await corrected(scope, memberIds)) add(row.memberId, row.corrector, "own_correction");
  for (const { memberId, starter, photographer } of await takenIn(scope, memberIds)) {
    add(memberId, starter, "own_capture");
    add(memberId, photographer, "own_capture");
  }
  return makers;
}
