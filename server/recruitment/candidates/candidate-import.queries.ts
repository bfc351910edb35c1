import { and, eq, inArray, isNotNull, isNull, lt, not, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { applications } from "../applications/applications.table.ts";
import { deleteWithCvs, releaseCvs } from "./candidate-cvs.queries.ts";
import { candidateCvs, candidates } from "./candidates.table.ts";
import { nameKey } from "./name-key.ts";

/** That there is an application of a candidate, their own or one that HR entered. */
const hasApplication = sql`exists (select from ${applications}
  where ${applications.organisationId} = ${candidates.organisationId}
    and ${applications.candidateId} = ${candidates.id})`;

/** A person whom the organisation imported and of whom it has no application: the row belongs to no account. */
const onlyImported = and(isNotNull(candidates.importId), isNull(candidates.userId), not(hasApplication));

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

/** Deletes those of these candidates who have neither an account nor an application. @returns who was deleted, and ids of files */
export function deleteUnattached(scope: OrganisationScope, ids: readonly string[]) {
  const own = eq(candidates.organisationId, scope.organisationId);
  const unattached = and(isNull(candidates.userId), not(hasApplication));
  return deleteWithCvs(scope.tx, and(own, inArray(candidates.id, [...ids]), unattached));
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
export async function writeNameKeys(tx: Tx, limit: number): Promise<number> {
  const rows = await tx
    .select({ id: candidates.id, name: candidates.name })
    .from(candidates)
    .where(isNull(candidates.nameKey))
    .orderBy(candidates.id)
    .limit(limit)
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
 * Joins what an organisation imported or entered of a person to their account, with the applications that HR entered;
 * where they have applied there already, that stands for them and the other row goes. It stays where both have an
 * application for the same job, or HR has just rejected one: those are duplicates for HR to look at.
 * @param email of the account, verified
 */
export async function joinImported(scope: OrganisationScope, userId: string, email: string): Promise<void> {
  const { tx, organisationId } = scope;
  const theirs = and(isNull(candidates.userId), eq(candidates.email, email));
  const left = and(theirs, not(hasApplication));
  const own = alias(candidates, "own");
  const applied = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.organisationId, organisationId), eq(own.userId, userId)));
  await together([
    scope.update(candidates, { userId }, and(theirs, notExists(applied))).execute(),
    tx.execute(sql`update ${applications} set user_id = own.user_id, candidate_id = own.id
      from ${candidates} own, ${candidates} entered
      where ${applications.organisationId} = ${organisationId} and ${applications.userId} is null
        and own.organisation_id = ${organisationId} and own.user_id = ${userId}
        and entered.organisation_id = ${organisationId} and entered.id = ${applications.candidateId}
        and (entered.id = own.id or (entered.user_id is null and entered.email = ${email}
          and ${applications.heldBy} is null
          and not exists (select from ${applications} other where other.organisation_id = ${organisationId}
            and other.job_id = ${applications.jobId} and other.candidate_id = own.id)))`),
    releaseCvs(tx, and(eq(candidates.organisationId, organisationId), left)),
    scope.delete(candidates, left).execute(),
  ]);
}

/** People without an account whose applications HR entered, and the verified account of a candidate with their address. */
export function enteredWithAccount(tx: Tx, limit: number, userId?: string) {
  return tx
    .selectDistinct({ organisationId: candidates.organisationId, userId: users.id, email: users.email })
    .from(applications)
    .innerJoin(
      candidates,
      and(
        eq(candidates.organisationId, applications.organisationId),
        eq(candidates.id, applications.candidateId),
        isNull(candidates.userId),
      ),
    )
    .innerJoin(users, and(eq(users.email, candidates.email), users.emailVerified, users.isCandidate))
    .where(
      and(
        isNull(applications.userId),
        userId === undefined ? undefined : eq(users.id, userId),
        // What stays with HR to look at is not found again and again.
        sql`not exists (select from ${candidates} own where own.organisation_id = ${candidates.organisationId}
          and own.user_id = ${users.id} and exists (select from ${applications} other
            where other.organisation_id = own.organisation_id and other.candidate_id = own.id
              and other.job_id = ${applications.jobId}))`,
      ),
    )
    .limit(limit);
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
