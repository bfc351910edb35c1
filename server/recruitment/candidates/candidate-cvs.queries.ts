import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { releaseFiles } from "#server/platform/files/uploads.ts";
import { candidateCvs, candidates } from "./candidates.table.ts";
import { absorbedBy } from "./merges.queries.ts";
import { candidateMerges } from "./merges.table.ts";

const itsFile = and(
  eq(storedFiles.organisationId, candidateCvs.organisationId),
  eq(storedFiles.id, candidateCvs.fileId),
);

/** That a CV is of one of these candidates, or of somebody who is listed as one of them. */
const cvAs = (scope: OrganisationScope, ids: readonly string[]): SQL =>
  sql`${candidateCvs.candidateId} = any(${sql.param([...ids])}::uuid[] || array(${absorbedBy(scope, ids)}))`;

/** The CVs that were imported of some candidates and of who is listed as one of them, the latest first. */
export function importedCvsOf(scope: OrganisationScope, ids: readonly string[]) {
  const listedAs = sql<string>`coalesce(${candidateMerges.listedAs}, ${candidateCvs.candidateId})`;
  return scope
    .select(
      {
        candidateId: listedAs,
        key: storedFiles.key,
        name: storedFiles.name,
        contentType: storedFiles.contentType,
        reading: candidateCvs.reading,
      },
      candidateCvs,
      cvAs(scope, ids),
    )
    .innerJoin(storedFiles, itsFile)
    .leftJoin(
      candidateMerges,
      and(
        eq(candidateMerges.organisationId, candidateCvs.organisationId),
        eq(candidateMerges.absorbedId, candidateCvs.candidateId),
      ),
    )
    .orderBy(sql`${candidateCvs.createdAt} desc`, sql`${candidateCvs.candidateId} desc`);
}

/**
 * Gives up the files of the CVs that were imported of the candidates that match, who are deleted next.
 * @returns ids of the files
 */
export async function releaseCvs(tx: Tx, condition: SQL | undefined): Promise<string[]> {
  const theirs = tx
    .select({ id: candidateCvs.fileId })
    .from(candidateCvs)
    .innerJoin(
      candidates,
      and(
        eq(candidates.organisationId, candidateCvs.organisationId),
        eq(candidates.id, candidateCvs.candidateId),
      ),
    )
    .where(condition);
  const rows = await tx
    .update(storedFiles)
    .set({ kept: false })
    .where(inArray(storedFiles.id, theirs))
    .returning({ id: storedFiles.id });
  return rows.map(({ id }) => id);
}

/**
 * Deletes the candidates that match, with the CVs that were imported of them, in whichever organisations the transaction
 * sees.
 * @returns who was deleted, and ids of the files, which go with `discardUploads` or the next sweep
 */
export async function deleteWithCvs(
  tx: Tx,
  condition: SQL | undefined,
): Promise<{ ids: string[]; files: string[] }> {
  // Nobody joins one of them to an account between the two statements.
  await tx.select({ id: candidates.id }).from(candidates).where(condition).for("update");
  const files = await releaseCvs(tx, condition);
  const rows = await tx.delete(candidates).where(condition).returning({ id: candidates.id });
  return { ids: rows.map(({ id }) => id), files };
}

/** Takes the imported CVs of some candidates away, and gives their files up. @returns ids of the files */
export async function takeCvs(tx: Tx, candidateIds: readonly string[]): Promise<string[]> {
  if (candidateIds.length === 0) return [];
  const rows = await tx
    .delete(candidateCvs)
    .where(inArray(candidateCvs.candidateId, [...candidateIds]))
    .returning({ fileId: candidateCvs.fileId });
  const files = rows.map(({ fileId }) => fileId);
  await releaseFiles(tx, files);
  return files;
}
