import { arrayOverlaps, asc, eq } from "drizzle-orm";
import { memberships, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

/** Who of the team takes members in: can be given a case, and read it. By name. */
export const officers = (scope: OrganisationScope) =>
  scope
    .select(
      { id: users.id, fullName: users.name },
      memberships,
      arrayOverlaps(memberships.roles, ["onboarding", "owner"]),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(asc(users.name), asc(users.id));
