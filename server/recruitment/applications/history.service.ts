import type { AuditAction } from "#contract/core/audit.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { insertEvent } from "./applications.queries.ts";
import type { ApplicationRow } from "./hr-applications.queries.ts";

/** Who did something, as the history of an application notes it. */
export const actorColumns = ({ userId, tokenId }: Actor) => ({
  actorId: userId,
  tokenId: tokenId ?? null,
});

/** A line of an application's history that the team reads; the candidate does not. */
export const noteInHistory = (
  scope: OrganisationScope,
  { id: applicationId, status, stage }: Pick<ApplicationRow, "id" | "status" | "stage">,
  actor: { actorId: string | null; tokenId?: string | null },
  notes: string,
): Promise<string> =>
  insertEvent(scope, {
    applicationId,
    at: new Date(),
    ...actor,
    fromStatus: status,
    toStatus: status,
    stage,
    notes,
  });

/** Writes into the history and the audit trail what happened around an application. */
export async function recordInHistory(
  scope: OrganisationScope,
  actor: Actor,
  application: Pick<ApplicationRow, "id" | "status" | "stage">,
  { action, words, detail }: { action: AuditAction; words: string; detail: Record<string, string> },
): Promise<void> {
  await noteInHistory(scope, application, actorColumns(actor), words);
  await scope.audit(actor, { action, subject: "application", subjectId: application.id, detail });
}
