import type { AuditAction } from "#contract/core/audit.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { releaseFiles } from "#server/platform/files/uploads.ts";
import * as queries from "./import.queries.ts";

/** Adds an entry about an import to the audit trail. */
export const auditImport = (
  scope: OrganisationScope,
  actor: Actor,
  action: Extract<AuditAction, `import.${string}`>,
  { id, kind, rows }: queries.ImportRow,
  counts: Record<string, number> = {},
): Promise<void> =>
  scope.audit(actor, {
    action,
    subject: "import",
    subjectId: id,
    detail: { kind, rows, ...counts },
  });

const actions = { done: "import.finished", cancelled: "import.cancelled", failed: "import.failed" } as const;

/**
 * Ends an import that the caller has locked, and gives up its file: `discardUpload` deletes it once the transaction has
 * committed.
 */
export async function endImport(
  scope: OrganisationScope,
  actor: Actor,
  row: queries.ImportRow,
  { state, failure = "" }: { state: keyof typeof actions; failure?: string },
): Promise<queries.ImportRow> {
  const values = { state, failure, fileId: null, assigned: {}, finishedAt: new Date() };
  const ended = await queries.updateImport(scope, row.id, values);
  if (row.fileId) await releaseFiles(scope.tx, [row.fileId]);
  const { created, duplicates, invalid } = ended;
  await auditImport(scope, actor, actions[state], ended, { created, duplicates, invalid });
  return ended;
}
