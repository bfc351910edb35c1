import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applicationDocuments, membershipApplications } from "../applications/applications.table.ts";

/** The officers who filled in a member's application or held the camera for it, by member. */
export async function makersOf(
  scope: OrganisationScope,
  memberIds: string[],
): Promise<Map<string, Set<string>>> {
  const makers = new Map<string, Set<string>>();
  if (memberIds.length === 0) return makers;
  const rows = await scope
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
  for (const { memberId, starter, photographer } of rows) {
    if (!memberId) continue;
    const known = makers.get(memberId) ?? new Set();
    for (const id of [starter, photographer]) if (id) known.add(id);
    makers.set(memberId, known);
  }
  return makers;
}
