import type { Tx } from "#server/platform/database/database.ts";
import { auditEvents } from "./audit.table.ts";

/** Who acts, as every use case receives it from the route (or the task) that called it. */
export interface Actor {
  /** Null when the product itself acts. */
  userId: string | null;
  ip: string | null;
  requestId: string | null;
}

export interface AuditEntry {
  organisationId: string | null;
  /** `<subject>.<past tense>`: `application.status_changed`. */
  action: string;
  subject: string;
  subjectId: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** Adds an entry to the audit trail, in the transaction of what it tells about. */
export async function audit(tx: Tx, actor: Actor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEvents).values({
    ...entry,
    actorId: actor.userId,
    ip: actor.ip,
    requestId: actor.requestId,
  });
}
