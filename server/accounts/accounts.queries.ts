import { asc, eq, like, lt, or, sql } from "drizzle-orm";
import type { Role } from "#contract/core/access.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import {
  credentials,
  loginThrottles,
  memberships,
  organisations,
  users,
  verifications,
} from "./accounts.table.ts";

export type UserRow = typeof users.$inferSelect;

export async function userByEmail(db: Tx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row ?? null;
}

export async function userById(db: Tx, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

/** The organisation that a person works in: the one they joined first. */
export async function membershipOf(db: Tx, userId: string) {
  const [row] = await db
    .select({
      organisationId: organisations.id,
      slug: organisations.slug,
      name: organisations.name,
      trialEndsAt: organisations.trialEndsAt,
      roles: memberships.roles,
    })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.organisationId))
    .limit(1);
  return row ?? null;
}

export interface NewUser {
  id?: string;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null;
  isCandidate: boolean;
  emailVerified?: boolean;
  passwordHash: string;
}

/**
 * Adds a person with a password.
 * @throws a violation of `user_email` when the address has an account
 */
export async function insertUser(db: Tx, { passwordHash, ...user }: NewUser): Promise<UserRow> {
  const id = user.id ?? newId();
  const [row] = await db
    .insert(users)
    .values({ ...user, id, name: `${user.firstName} ${user.lastName}`.trim() })
    .returning();
  if (!row) throw new Error("insert returned no row");
  await db
    .insert(credentials)
    .values({ userId: id, accountId: id, providerId: "credential", password: passwordHash });
  return row;
}

export interface NewOrganisation {
  id?: string;
  slug: string;
  name: string;
  trialEndsAt: Date | null;
}

export async function insertOrganisation(db: Tx, organisation: NewOrganisation): Promise<string> {
  const id = organisation.id ?? newId();
  await db.insert(organisations).values({ ...organisation, id });
  return id;
}

export async function insertMembership(
  db: Tx,
  organisationId: string,
  userId: string,
  roles: Role[],
): Promise<void> {
  await db.insert(memberships).values({ organisationId, userId, roles });
}

/** Slugs that begin like `base`, to find a free one. */
export async function slugsLike(db: Tx, base: string): Promise<string[]> {
  const rows = await db
    .select({ slug: organisations.slug })
    .from(organisations)
    .where(or(eq(organisations.slug, base), like(organisations.slug, `${base}-%`)));
  return rows.map((row) => row.slug);
}

export async function insertVerification(
  db: Tx,
  identifier: string,
  value: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(verifications).values({ identifier, value, expiresAt });
}

/** Removes links and throttle counts whose time is over. */
export async function deleteExpired(db: Tx): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await db.delete(loginThrottles).where(lt(loginThrottles.expire, sql`now()`));
}
