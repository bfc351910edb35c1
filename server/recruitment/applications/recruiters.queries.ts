import { arrayContains, arrayOverlaps, asc, eq, type SQL } from "drizzle-orm";
import { memberships, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

function members(scope: OrganisationScope, condition: SQL | undefined) {
  return scope
    .select({ id: users.id, name: users.name, email: users.email }, memberships, condition)
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(asc(users.name), asc(users.id));
}

/** Who of the team works in recruitment: can interview, and read applications. By name. */
export const recruiters = (scope: OrganisationScope) =>
  members(scope, arrayOverlaps(memberships.roles, ["hr", "owner"]));

/**
 * Who in the organisation hears of what a candidate did: the person who dealt with them if they are still
 * there, otherwise everybody in HR, otherwise the owners.
 */
export async function recruitersToNotify(scope: OrganisationScope, preferredId: string | null = null) {
  const preferred = preferredId ? await members(scope, eq(memberships.userId, preferredId)) : [];
  if (preferred.length > 0) return preferred;
  const hr = await members(scope, arrayContains(memberships.roles, ["hr"]));
  return hr.length > 0 ? hr : members(scope, arrayContains(memberships.roles, ["owner"]));
}
