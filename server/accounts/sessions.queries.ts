import { asc, eq } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { memberships, organisations, sessions, users } from "./accounts.table.ts";
import { authenticators } from "./two-factor.table.ts";
import { ofMemberWithCode, twoFactorDue } from "./two-factor-rule.queries.ts";

/**
 * The session whose token has this digest, with its person and the organisation that they joined first, in one
 * statement: every call of somebody who is signed in begins with it.
 */
export async function findSession(db: Tx, digest: string) {
  const [row] = await db
    .select({
      session: { id: sessions.id, expiresAt: sessions.expiresAt },
      user: {
        id: users.id,
        email: users.email,
        emailVerified: users.emailVerified,
        name: users.name,
        isCandidate: users.isCandidate,
      },
      membership: { organisationId: memberships.organisationId, roles: memberships.roles },
      trialEndsAt: organisations.trialEndsAt,
      twoFactorDueAt: twoFactorDue,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(authenticators, ofMemberWithCode)
    .where(eq(sessions.token, digest))
    .orderBy(asc(memberships.createdAt), asc(memberships.organisationId))
    .limit(1);
  return row ?? null;
}
