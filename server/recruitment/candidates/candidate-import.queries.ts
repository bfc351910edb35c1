import { and, eq, inArray, isNotNull, isNull, lt, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { deleteWithCvs, releaseCvs } from "./candidate-cvs.queries.ts";
import { candidateCvs, candidates } from "./candidates.table.ts";
import { nameKey } from "./name-key.ts";

/** A person whom the organisation imported and who has not applied there: the row belongs to no account. */
const onlyImported = and(isNotNull(candidates.importId), isNull(candidates.userId));

/** Candidates with one of these addresses or numbers, the oldest first (ids grow). */
export function candidatesWith(scope: OrganisationScope, emails: string[], phones: string[]) {
  return scope
    .select(
      { id: candidates.id, email: candidates.email, phone: candidates.phone },
      candidates,
      or(inArray(candidates.email, emails), inArray(candidates.phone, phones)),
    )
    .orderBy(candidates.id);
}

/** @returns who was made; of the others another import made one with the same address or number meanwhile */
export async function insertImported(
  scope: OrganisationScope,
  people: { id: string; importId: string; name: string; email: string; phone: string; location: string }[],
): Promise<string[]> {
  const named = people.map((person) => ({ ...person, nameKey: nameKey(person.name) }));
  const rows = await scope.insert(candidates, named).onConflictDoNothing().returning({ id: candidates.id });
  return rows.map(({ id }) => id);
}

/** Deletes those of these candidates who have not applied, with their imported CVs. @returns who was deleted */
export async function deleteImported(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const own = eq(candidates.organisationId, scope.organisationId);
  const { ids: gone } = await deleteWithCvs(scope.tx, and(own, inArray(candidates.id, ids), onlyImported));
  return gone;
}

/** Which of these candidates there are. */
export async function candidatesAmong(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await scope.select({ id: candidates.id }, candidates, inArray(candidates.id, ids));
  return rows.map(({ id }) => id);
}

/**
 * Writes the keys of names that have none, in every organisation: of rows from before there were any.
 * @returns how many were written
 */
export async function writeNameKeys(tx: Tx, most: number): Promise<number> {
  const rows = await tx
    .select({ id: candidates.id, name: candidates.name })
    .from(candidates)
    .where(isNull(candidates.nameKey))
    .orderBy(candidates.id)
    .limit(most)
    .for("update", { skipLocked: true });
  for (const { id, name } of rows) {
    await tx
      .update(candidates)
      .set({ nameKey: nameKey(name) })
      .where(eq(candidates.id, id));
  }
  return rows.length;
}

/** Deletes, in every organisation, who was imported before a moment and never applied. */
export async function deleteImportedBefore(tx: Tx, before: Date): Promise<void> {
  await deleteWithCvs(tx, and(onlyImported, lt(candidates.createdAt, before)));
}

/**
 * Joins what an organisation imported of a person to their account; where they have applied there already, that
 * stands for them and the imported row goes.
 * @param email of the account, verified
 */
export async function joinImported(scope: OrganisationScope, userId: string, email: string): Promise<void> {
  const theirs = and(onlyImported, eq(candidates.email, email));
  const own = alias(candidates, "own");
  const applied = scope.tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.organisationId, scope.organisationId), eq(own.userId, userId)));
  await together([
    scope.update(candidates, { userId }, and(theirs, notExists(applied))).execute(),
    releaseCvs(scope.tx, and(eq(candidates.organisationId, scope.organisationId), theirs)),
    scope.delete(candidates, theirs).execute(),
  ]);
}

/**
 * What organisations imported of a person, and where they said they had it from: of their account, which may have applied
 * with another address since, and of their verified address.
 */
export function importedOf(tx: Tx, userId: string, email: string | null) {
  return tx
    .select({
      organization: organisations.name,
      name: candidates.name,
      email: candidates.email,
      phone: candidates.phone,
      location: candidates.location,
      importedAt: candidates.createdAt,
      source: imports.source,
      reading: candidateCvs.reading,
      cvName: storedFiles.name,
      cvKey: storedFiles.key,
    })
    .from(candidates)
    .innerJoin(organisations, eq(organisations.id, candidates.organisationId))
    .innerJoin(
      imports,
      and(eq(imports.organisationId, candidates.organisationId), eq(imports.id, candidates.importId)),
    )
    .leftJoin(
      candidateCvs,
      and(
        eq(candidateCvs.organisationId, candidates.organisationId),
        eq(candidateCvs.candidateId, candidates.id),
      ),
    )
    .leftJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, candidateCvs.organisationId),
        eq(storedFiles.id, candidateCvs.fileId),
      ),
    )
    .where(or(eq(candidates.userId, userId), email === null ? undefined : eq(candidates.email, email)))
    .orderBy(candidates.createdAt, candidates.id);
}

/** Deletes what organisations imported of the person with a verified address who never applied there. @returns ids of files */
export async function deleteImportedOf(tx: Tx, email: string): Promise<string[]> {
  return (await deleteWithCvs(tx, and(onlyImported, eq(candidates.email, email)))).files;
}
