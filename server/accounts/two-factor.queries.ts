import { and, count, eq, isNull } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { authenticators, backupCodes } from "./two-factor.table.ts";

export type AuthenticatorRow = typeof authenticators.$inferSelect;

const ofUser = (userId: string) => eq(authenticators.userId, userId);

/** The person's authenticator, confirmed or not; null without one. */
export async function authenticatorOf(tx: Tx, userId: string): Promise<AuthenticatorRow | null> {
  const [row] = await tx.select().from(authenticators).where(ofUser(userId)).limit(1);
  return row ?? null;
}

/** The same until the transaction ends: of two who send one code, the second finds it used. */
export async function lockAuthenticator(tx: Tx, userId: string): Promise<AuthenticatorRow | null> {
  const [row] = await tx.select().from(authenticators).where(ofUser(userId)).for("update");
  return row ?? null;
}

/** Begins with a new secret; leaves a confirmed one as it is. @returns whether it did */
export async function putSecret(tx: Tx, userId: string, secret: string): Promise<boolean> {
  const createdAt = new Date();
  const rows = await tx
    .insert(authenticators)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, createdAt },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

export async function updateAuthenticator(
  tx: Tx,
  userId: string,
  values: Partial<Pick<AuthenticatorRow, "confirmedAt" | "lastStep" | "secret">>,
): Promise<void> {
  await tx.update(authenticators).set(values).where(ofUser(userId));
}

/** Ends the second step with all that belongs to it. @param unconfirmed only one that was never confirmed */
export async function deleteAuthenticator(tx: Tx, userId: string, unconfirmed = false): Promise<void> {
  const which = unconfirmed ? isNull(authenticators.confirmedAt) : undefined;
  const rows = await tx
    .delete(authenticators)
    .where(and(ofUser(userId), which))
    .returning({ userId: authenticators.userId });
  if (rows.length > 0) await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
}

/** Replaces the person's backup codes. */
export async function replaceBackupCodes(tx: Tx, userId: string, digests: string[]): Promise<void> {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await tx.insert(backupCodes).values(digests.map((digest) => ({ userId, digest })));
}

/** Uses a backup code up. @returns whether there was one */
export async function takeBackupCode(tx: Tx, userId: string, digest: string): Promise<boolean> {
  const rows = await tx
    .delete(backupCodes)
    .where(and(eq(backupCodes.userId, userId), eq(backupCodes.digest, digest)))
    .returning({ userId: backupCodes.userId });
  return rows.length > 0;
}

export async function countBackupCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(backupCodes).where(eq(backupCodes.userId, userId));
  return row?.total ?? 0;
}

/** Every secret, for a change of the key that seals them. */
export const allSecrets = (tx: Tx) =>
  tx.select({ userId: authenticators.userId, secret: authenticators.secret }).from(authenticators);
