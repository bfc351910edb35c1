import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { membershipApplications } from "../applications/applications.table.ts";
import { members } from "../members/members.table.ts";

/** What a member sent, and how the case was rated last; null without an application. */
export async function findRated(scope: OrganisationScope, memberId: string) {
  const [row] = await scope
    .select({ form: membershipApplications.submitted, risk: members.risk }, members, eq(members.id, memberId))
    .innerJoin(
      membershipApplications,
      and(
        eq(membershipApplications.organisationId, members.organisationId),
        eq(membershipApplications.memberId, members.id),
      ),
    );
  return row?.form ? { form: row.form, risk: row.risk } : null;
}

export const saveRating = (
  scope: OrganisationScope,
  memberId: string,
  risk: NonNullable<(typeof members.$inferSelect)["risk"]>,
) => scope.update(members, { risk }, eq(members.id, memberId));

/** The next members who were rated, in the order of their ids. */
export const ratedAfter = (scope: OrganisationScope, after: string, size: number) =>
  scope
    .select({ id: members.id }, members, and(gt(members.id, after), isNotNull(members.risk)))
    .orderBy(asc(members.id))
    .limit(size);
