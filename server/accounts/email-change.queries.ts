import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { emailChanges, users } from "./accounts.table.ts";

const stillOpen = gt(emailChanges.expiresAt, sql`now()`);
const ofToken = (token: string) => and(eq(emailChanges.token, tokenDigest(token)), stillOpen);

/** Notes the address that a person asks for, in place of one that they asked for before. */
export async function saveEmailChange(
  db: Tx,
  { token, ...change }: { userId: string; email: string; token: string; expiresAt: Date },
): Promise<void> {
  const values = { ...change, token: tokenDigest(token) };
  await db
    .insert(emailChanges)
    .values(values)
    .onConflictDoUpdate({ target: emailChanges.userId, set: values });
}

/** The address that a person has asked for and not confirmed; null without one. */
export async function pendingEmailOf(db: Tx, userId: string) {
  const [row] = await db
    .select({ email: emailChanges.email, until: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), stillOpen));
  return row ?? null;
}

/** The address that a link confirms; null for a link that is used, out of date or made up. */
export async function emailOfLink(db: Tx, token: string): Promise<string | null> {
  const [row] = await db.select({ email: emailChanges.email }).from(emailChanges).where(ofToken(token));
  return row?.email ?? null;
}

/** Uses a link up. @returns whose it was and which address it confirms; null as above */
export async function useEmailChange(db: Tx, token: string) {
  const [row] = await db.delete(emailChanges).where(ofToken(token)).returning();
  return row ?? null;
}

/** Ends the link that would change the person's address. @returns whether there was one */
export async function deleteEmailChange(db: Tx, userId: string): Promise<boolean> {
  const rows = await db.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
  return rows.length > 0;
}

/** Removes links whose time is over. */
export async function deleteExpiredEmailChanges(db: Tx): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
}

/**
 * Gives an account another address, which its owner has just shown to be theirs. What was sent to the former one
 * stays tied to the person, for their erasure.
 * @throws a violation of `user_email` when the address has an account
 */
export async function replaceEmail(
  db: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.update(users).set({ email: to, emailVerified: true }).where(eq(users.id, userId));
  await db.update(mails).set({ aboutUserId: userId }).where(eq(mails.to, from));
}
