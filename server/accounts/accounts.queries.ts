import { and, asc, eq, like, lt, or, sql } from "drizzle-orm";
import type { Role } from "#contract/core/access.ts";
import type { Language } from "#contract/core/language.ts";
import type { SwitchableModule } from "#contract/core/modules.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { credentials, memberships, organisations, users, verifications } from "./accounts.table.ts";
import { authenticators } from "./two-factor.table.ts";
import { ofMemberWithCode, twoFactorDue } from "./two-factor-rule.queries.ts";

export type UserRow = typeof users.$inferSelect;

export async function userByEmail(db: Tx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row ?? null;
}

export async function userById(db: Tx, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

/** What is read of a person together with the organisation that they joined first. */
export const personFields = {
  user: users,
  organisation: organisations,
  roles: memberships.roles,
  twoFactorDueAt: twoFactorDue,
};

/** A person with the organisation that they joined first, in one statement. */
export async function personById(db: Tx, id: string) {
  const [row] = await db
    .select(personFields)
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(authenticators, ofMemberWithCode)
    .where(eq(users.id, id))
    .orderBy(asc(memberships.createdAt), asc(memberships.organisationId))
    .limit(1);
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
      isProvider: organisations.isProvider,
      roles: memberships.roles,
      twoFactorDueAt: twoFactorDue,
    })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(authenticators, ofMemberWithCode)
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
  language?: Language;
  isCandidate: boolean;
  emailVerified?: boolean;
  /** Null for a person who sets the password later, with a link; until then nobody signs in. */
  passwordHash: string | null;
}

/**
 * Adds a person.
 * @throws a violation of `user_email` when the address has an account
 */
export async function insertUser(db: Tx, user: NewUser): Promise<UserRow> {
  const [row] = await insertUsers(db, [user]);
  if (!row) throw new Error("insert returned no row");
  return row;
}

/**
 * Adds several people, at least one.
 * @returns their rows in the same order
 * @throws a violation of `user_email` when one of the addresses has an account
 */
export async function insertUsers(db: Tx, people: readonly NewUser[]): Promise<UserRow[]> {
  const given = people.map((person) => ({ ...person, id: person.id ?? newId() }));
  const rows = await db
    .insert(users)
    .values(
      given.map(({ passwordHash: _, ...user }) => ({
        ...user,
        name: `${user.firstName} ${user.lastName}`.trim(),
      })),
    )
    .returning();
  const withPassword = given.flatMap(({ id, passwordHash }) =>
    passwordHash === null
      ? []
      : [{ userId: id, accountId: id, providerId: "credential", password: passwordHash }],
  );
  if (withPassword.length > 0) await db.insert(credentials).values(withPassword);
  return rows;
}

/** The person's password, hashed; null until one was set. */
export async function passwordHashOf(db: Tx, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")))
    .limit(1);
  return row?.password ?? null;
}

/** Whether the person has set a password. */
export const hasPassword = async (db: Tx, userId: string): Promise<boolean> =>
  (await passwordHashOf(db, userId)) !== null;

export async function updatePassword(db: Tx, userId: string, passwordHash: string): Promise<void> {
  await db
    .update(credentials)
    .set({ password: passwordHash })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
}

/** Replaces the hash of a password that stays the same. Each hash has a salt of its own, and so is one person's. */
export async function replaceHash(db: Tx, from: string, to: string): Promise<void> {
  await db.update(credentials).set({ password: to }).where(eq(credentials.password, from));
}

export async function markEmailVerified(db: Tx, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

export async function updateUser(
  db: Tx,
  userId: string,
  values: { firstName: string; lastName: string; phone: string | null },
): Promise<void> {
  const name = `${values.firstName} ${values.lastName}`.trim();
  await db
    .update(users)
    .set({ ...values, name })
    .where(eq(users.id, userId));
}

export async function updateLanguage(db: Tx, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

export interface NewOrganisation {
  id?: string;
  slug: string;
  name: string;
  trialEndsAt: Date | null;
  isProvider?: boolean;
  isShowcase?: boolean;
}

export async function insertOrganisation(db: Tx, organisation: NewOrganisation): Promise<string> {
  const id = organisation.id ?? newId();
  await db.insert(organisations).values({ ...organisation, id });
  return id;
}

/** The organisation that runs this installation; null before the first start has made it. */
export async function providerOrganisation(db: Tx) {
  const [row] = await db.select().from(organisations).where(eq(organisations.isProvider, true)).limit(1);
  return row ?? null;
}

/** The made-up organisation that visitors may look into; null where no demo was seeded. */
export async function showcaseOrganisation(db: Tx): Promise<{ id: string; name: string } | null> {
  const [row] = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.isShowcase, true))
    .limit(1);
  return row ?? null;
}

export async function renameOrganisation(db: Tx, id: string, name: string): Promise<void> {
  await db.update(organisations).set({ name }).where(eq(organisations.id, id));
}

export async function updateModulesOff(db: Tx, id: string, modulesOff: SwitchableModule[]): Promise<void> {
  await db.update(organisations).set({ modulesOff }).where(eq(organisations.id, id));
}

/**
 * Adds a person to an organisation; who is in it already stays as they are.
 * @param invitedBy the colleague who did; null for whose organisation it is
 */
export async function insertMembership(
  db: Tx,
  organisationId: string,
  userId: string,
  roles: Role[],
  invitedBy: string | null = null,
): Promise<void> {
  await db.insert(memberships).values({ organisationId, userId, roles, invitedBy }).onConflictDoNothing();
}

/**
 * Slugs that begin like `base`, to find a free one. Until the transaction ends nobody else finds one: two
 * sign-ups under the same name would choose the same.
 */
export async function slugsLike(db: Tx, base: string): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('organisation slugs'))`);
  const rows = await db
    .select({ slug: organisations.slug })
    .from(organisations)
    .where(or(eq(organisations.slug, base), like(organisations.slug, `${base}-%`)));
  return rows.map((row) => row.slug);
}

/** Removes links whose time is over. */
export async function deleteExpired(db: Tx): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
}
