import type { AuditAction } from "#contract/core/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { auditEvents } from "./audit.table.ts";

/** Who acts, as every use case receives it from the route (or the task) that called it. */
export interface Actor {
  /** Null when the product itself or an API token acts. */
  userId: string | null;
  /** The API token that acts. */
  tokenId?: string | null;
  ip: string | null;
  requestId: string | null;
}

/** The product itself, as an actor. */
export const systemActor: Actor = { userId: null, ip: null, requestId: null };

export interface AuditEntry {
  organisationId: string | null;
  action: AuditAction;
  subject: string;
  subjectId: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** Adds an entry to the audit trail, or several at once, in the transaction of what they are about. */
export async function audit(tx: Tx, actor: Actor, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const by = {
    actorId: actor.userId,
    tokenId: actor.tokenId ?? null,
    ip: actor.ip,
    requestId: actor.requestId,
  };
  await tx.insert(auditEvents).values(entries.map((entry) => ({ ...entry, ...by })));
}
