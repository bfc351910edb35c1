import { eq } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import { users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";

/**
 * Makes what a job seeker changes of their own happen one after the other, until the transaction ends: two
 * uploads count as two, and nothing is written after an erasure.
 * @throws CodedError unauthenticated when the account was erased meanwhile
 */
export async function lockCandidate(tx: Tx, userId: string): Promise<void> {
  const [person] = await tx
    .select({ isCandidate: users.isCandidate })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update")
    // Sent at once: what is asked beside it comes after the lock.
    .execute();
  if (!person?.isCandidate) throw new CodedError("unauthenticated");
}
