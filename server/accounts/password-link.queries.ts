import { and, asc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#server/platform/database/database.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { memberships, organisations, users, verifications } from "./accounts.table.ts";

/** What better-auth calls the link of a token; `resetPassword` consumes it under this name. */
const identifierOf = (token: string) => tokenDigest(`reset-password:${token}`);

/** Notes whose password the link of a token sets. The token itself is stored nowhere. */
export async function insertPasswordLink(
  db: Tx,
  token: string,
  userId: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(verifications).values({ identifier: identifierOf(token), value: userId, expiresAt });
}

/** Whose password a link sets; null for a link that is used, out of date or made up. */
export async function userOfPasswordLink(db: Tx, token: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, sql`now()`)));
  return row?.userId ?? null;
}

/** Ends every link that sets the person's password. */
export async function deletePasswordLinks(db: Tx, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** Whom a link that sets a first password welcomes, and where to; null for somebody unknown. */
export async function welcomeOf(db: Tx, userId: string) {
  const inviters = alias(users, "inviter");
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      organization: organisations.name,
      invitedBy: inviters.name,
      roles: memberships.roles,
      trialEndsAt: organisations.trialEndsAt,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(inviters, eq(inviters.id, memberships.invitedBy))
    .where(eq(users.id, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.organisationId))
    .limit(1);
  return row ?? null;
}
