import { arrayOverlaps, asc, eq } from "drizzle-orm";
import { memberships, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

/** Who of the team works in recruitment: can interview, and read applications. By name. */
export const recruiters = (scope: OrganisationScope) =>
  scope
    .select(
      { id: users.id, name: users.name, email: users.email },
      memberships,
      arrayOverlaps(memberships.roles, ["hr", "owner"]),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(asc(users.name), asc(users.id));
