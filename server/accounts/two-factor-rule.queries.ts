import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { TwoFactorRuleInput } from "#contract/accounts/two-factor-rule.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberships, organisations, sessions } from "./accounts.table.ts";
import { authenticators } from "./two-factor.table.ts";

/** For a join: the authenticator of a member, if a code is asked for. */
export const ofMemberWithCode = and(
  eq(authenticators.userId, memberships.userId),
  isNotNull(authenticators.confirmedAt),
);

/** Whether the rule of an organisation holds for a member. */
const isCovered = sql`${memberships.roles} && ${organisations.twoFactorRoles}`;

/**
 * By when a member has to set two-factor sign-in up; null where nobody asks it of them, or they have. The query joins
 * memberships, their organisations, and authenticators by `ofMemberWithCode`.
 */
export const twoFactorDue: SQL<Date | null> = sql`case
  when ${isCovered} and ${authenticators.userId} is null
  then greatest(${organisations.twoFactorSince}, ${memberships.createdAt})
    + ${organisations.twoFactorGraceDays} * interval '1 day'
end`.mapWith((value: string | Date) => new Date(value));

/** Whether the organisation that a person works in asks a code of them. */
export async function requiresCode(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(and(eq(memberships.userId, userId), isCovered))
    .limit(1);
  return rows.length > 0;
}

/** How many members the rule holds for, and how many of them have not set it up. */
export async function countCovered(scope: OrganisationScope): Promise<{ covered: number; missing: number }> {
  const [row] = await scope
    .select(
      {
        covered: sql<number>`count(*)::int`,
        missing: sql<number>`(count(*) filter (where ${authenticators.userId} is null))::int`,
      },
      memberships,
      isCovered,
    )
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(authenticators, ofMemberWithCode);
  return row ?? { covered: 0, missing: 0 };
}

export async function writeRule(
  { tx, organisationId }: OrganisationScope,
  { roles, graceDays }: TwoFactorRuleInput,
  since: Date | null,
): Promise<void> {
  await tx
    .update(organisations)
    .set({ twoFactorRoles: roles, twoFactorGraceDays: graceDays, twoFactorSince: since })
    .where(eq(organisations.id, organisationId));
}

/** Ends every session of a person. */
export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
