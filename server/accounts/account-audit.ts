import type { AuditAction } from "#contract/core/audit.ts";
import { type Actor, audit } from "#server/platform/audit/audit.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { membershipOf } from "./accounts.queries.ts";

/** Writes what somebody did with an account into the trail of the organisation that its owner works in. */
export async function auditUser(tx: Tx, actor: Actor, userId: string, action: AuditAction): Promise<void> {
  const membership = await membershipOf(tx, userId);
  await audit(tx, actor, {
    organisationId: membership?.organisationId ?? null,
    action,
    subject: "user",
    subjectId: userId,
  });
}

/** Writes down what a person did with their own account, in a transaction of its own. */
export const recordAccess = (
  database: Database,
  actor: Actor,
  userId: string,
  action: AuditAction,
): Promise<void> =>
  acrossOrganisations(database, (tx) => auditUser(tx, { ...actor, userId }, userId, action));
