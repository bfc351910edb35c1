import { arrayOverlaps, asc, eq } from "drizzle-orm";
import { memberships, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

/** Who of the team works on complaints: can be given one, and reads it. By name. */
export const complaintStaff = (scope: OrganisationScope) =>
  scope
    .select(
      { id: users.id, fullName: users.name },
      memberships,
      arrayOverlaps(memberships.roles, ["experience", "owner"]),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(asc(users.name), asc(users.id));
