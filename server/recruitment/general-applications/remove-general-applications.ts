import { and, eq, inArray } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { releaseFiles } from "#server/platform/files/uploads.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import { separateCandidates } from "../candidates/merges.service.ts";
import { bareCandidates, deleteGeneralApplications, dropCandidates } from "./general-applications.queries.ts";
import { generalApplications } from "./general-applications.table.ts";

/**
 * Removes general applications from an organisation, and with each the person of whom it has nothing else.
 * @returns ids of files that go once the transaction has committed (`discardUpload`)
 */
export async function removeGeneralApplications(
  scope: OrganisationScope,
  rows: readonly { id: string; candidateId: string }[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const { tx, organisationId } = scope;
  const ids = rows.map(({ id }) => id);
  const files = await deleteGeneralApplications(
    tx,
    and(eq(generalApplications.organisationId, organisationId), inArray(generalApplications.id, ids)),
  );
  await releaseFiles(tx, files);
  await forgetNotifications(tx, ids);
  const bare = await bareCandidates(
    scope,
    rows.map(({ candidateId }) => candidateId),
  );
  // Nothing of theirs stays with whom they were taken for the same person as.
  await separateCandidates(scope, bare);
  await dropCandidates(scope, bare);
  return files;
}
