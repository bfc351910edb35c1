import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { distinctionList, mergeList } from "#contract/recruitment/duplicates.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { candidates } from "./candidates.table.ts";
import { candidateMerges, distinctCandidates } from "./merges.table.ts";
import { candidateTags } from "./tags.table.ts";

/** Whether a candidate is listed as themselves: nobody said that they are another one. */
export const listedAsThemselves: SQL = sql`not exists (select from ${candidateMerges}
  where ${candidateMerges.organisationId} = ${candidates.organisationId}
    and ${candidateMerges.absorbedId} = ${candidates.id})`;

/** The merge that took an application's candidate in, if one did, for a left join. */
export const mergeOfApplicant: SQL | undefined = and(
  eq(candidateMerges.organisationId, applications.organisationId),
  eq(candidateMerges.absorbedId, applications.candidateId),
);

/** Whom an application is listed with, where `mergeOfApplicant` is joined. */
export const listedApplicant: SQL<string> = sql<string>`coalesce(${candidateMerges.listedAs}, ${applications.candidateId})`;

/** Ids of those who are listed as one of these candidates beside themselves, for a condition. */
export const absorbedBy = (scope: OrganisationScope, ids: readonly string[]) =>
  scope.select(
    { id: candidateMerges.absorbedId },
    candidateMerges,
    inArray(candidateMerges.listedAs, [...ids]),
  );

/**
 * That an application is by one of these candidates, or by somebody who is listed as one of them. In one array, which an
 * index serves: two conditions with `or` read every application of the organisation.
 */
export const appliedAs = (scope: OrganisationScope, ids: readonly string[]): SQL =>
  sql`${applications.candidateId} = any(${sql.param([...ids])}::uuid[] || array(${absorbedBy(scope, ids)}))`;

/**
 * That a candidate is whom somebody is listed as whose id is selected from `found`. In one array, as above.
 */
export const listedAmong = (scope: OrganisationScope, found: SQL): SQL =>
  sql`${candidates.id} = any(array(select coalesce(${candidateMerges.listedAs}, found) from ${found} as found
    left join ${candidateMerges} on ${candidateMerges.organisationId} = ${scope.organisationId}
      and ${candidateMerges.absorbedId} = found))`;

/** Locks some candidates until the transaction ends, always in the same order. */
export function lockCandidates(scope: OrganisationScope, ids: readonly string[]) {
  return scope
    .select(
      {
        id: candidates.id,
        userId: candidates.userId,
        name: candidates.name,
        email: candidates.email,
        phone: candidates.phone,
        location: candidates.location,
        status: candidates.status,
      },
      candidates,
      inArray(candidates.id, [...ids]),
    )
    .orderBy(candidates.id)
    .for("update");
}

export type LockedCandidate = Awaited<ReturnType<typeof lockCandidates>>[number];

export async function writeCandidate(
  scope: OrganisationScope,
  id: string,
  values: Partial<typeof candidates.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0) await scope.update(candidates, values, eq(candidates.id, id));
}

/** Whether a candidate is listed as another one. */
export async function isAbsorbed(scope: OrganisationScope, id: string): Promise<boolean> {
  const rows = await scope.select(
    { id: candidateMerges.id },
    candidateMerges,
    eq(candidateMerges.absorbedId, id),
  );
  return rows.length > 0;
}

/** Whom a candidate is listed as: another one, or themselves. */
export async function listedAs(scope: OrganisationScope, id: string): Promise<string> {
  const [merge] = await scope.select(
    { id: candidateMerges.listedAs },
    candidateMerges,
    eq(candidateMerges.absorbedId, id),
  );
  return merge?.id ?? id;
}

/** Writes a merge down; whoever was listed as the absorbed one is listed as the kept one now. */
export async function insertMerge(
  scope: OrganisationScope,
  merge: Omit<typeof candidateMerges.$inferInsert, "organisationId">,
): Promise<void> {
  const { keptId, absorbedId } = merge;
  await scope.update(candidateMerges, { listedAs: keptId }, eq(candidateMerges.listedAs, absorbedId));
  await scope.insert(candidateMerges, merge);
}

/** The merges of those who are listed as a candidate, latest first (ids grow). */
export function mergesListedAs(scope: OrganisationScope, candidateId: string) {
  return scope
    .select(
      {
        id: candidateMerges.id,
        keptId: candidateMerges.keptId,
        absorbedId: candidateMerges.absorbedId,
        change: candidateMerges.change,
        mergedAt: candidateMerges.mergedAt,
      },
      candidateMerges,
      eq(candidateMerges.listedAs, candidateId),
    )
    .orderBy(desc(candidateMerges.id));
}

export type MergeRow = Awaited<ReturnType<typeof mergesListedAs>>[number];

export async function mergeById(scope: OrganisationScope, id: string) {
  const [row] = await scope.select(
    { id: candidateMerges.id, keptId: candidateMerges.keptId, listedAs: candidateMerges.listedAs },
    candidateMerges,
    eq(candidateMerges.id, id),
  );
  return row ?? null;
}

/** Ends a merge. @param back those who are listed as the absorbed one again */
export async function deleteMerge(
  scope: OrganisationScope,
  { id, absorbedId }: MergeRow,
  back: readonly string[],
): Promise<void> {
  await scope.delete(candidateMerges, eq(candidateMerges.id, id));
  if (back.length > 0) {
    await scope.update(
      candidateMerges,
      { listedAs: absorbedId },
      inArray(candidateMerges.absorbedId, [...back]),
    );
  }
}

/** Takes tags from a candidate. */
export async function takeTags(
  scope: OrganisationScope,
  candidateId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await scope.delete(
    candidateTags,
    and(eq(candidateTags.candidateId, candidateId), inArray(candidateTags.tagId, [...ids])),
  );
}

const kept = alias(candidates, "kept");
const absorbed = alias(candidates, "absorbed");

/** One page of the merges that hold, latest first (ids grow). */
export function listMerges(scope: OrganisationScope, query: z.output<typeof mergeList.query>, id?: string) {
  const condition = id === undefined ? undefined : eq(candidateMerges.id, id);
  return readPage(
    query,
    scope
      .select(
        {
          id: candidateMerges.id,
          kept: { id: kept.id, name: kept.name },
          absorbed: { id: absorbed.id, name: absorbed.name },
          at: candidateMerges.mergedAt,
          mergedBy: candidateMerges.mergedBy,
          /** No merge of the same person came later. */
          latest: sql<boolean>`not exists (select from ${candidateMerges} as later
            where later.organisation_id = ${candidateMerges.organisationId}
              and later.listed_as = ${candidateMerges.listedAs} and later.id > ${candidateMerges.id})`,
        },
        candidateMerges,
        condition,
      )
      .innerJoin(
        kept,
        and(eq(kept.organisationId, candidateMerges.organisationId), eq(kept.id, candidateMerges.keptId)),
      )
      .innerJoin(
        absorbed,
        and(
          eq(absorbed.organisationId, candidateMerges.organisationId),
          eq(absorbed.id, candidateMerges.absorbedId),
        ),
      )
      .orderBy(desc(candidateMerges.id)),
    scope.select({ total: count() }, candidateMerges, condition),
  );
}

/** Remembers that two candidates are not one person. */
export async function insertDistinct(
  scope: OrganisationScope,
  pair: { firstId: string; secondId: string; saidBy: string },
): Promise<void> {
  await scope.insert(distinctCandidates, pair).onConflictDoNothing();
}

/** Where a person is merged with others, by organisation, and who is listed there. */
export function mergesOf(tx: Tx, person: SQL | undefined) {
  return tx
    .selectDistinct({ organisationId: candidateMerges.organisationId, listedAs: candidateMerges.listedAs })
    .from(candidateMerges)
    .innerJoin(
      candidates,
      and(
        eq(candidates.organisationId, candidateMerges.organisationId),
        sql`${candidates.id} in (${candidateMerges.keptId}, ${candidateMerges.absorbedId}, ${candidateMerges.listedAs})`,
      ),
    )
    .where(person);
}

/** Which organisations list a person's applications together with those of another account, and since when. */
export function mergesForExport(tx: Tx, userId: string) {
  return tx
    .select({ organization: organisations.name, since: candidateMerges.mergedAt })
    .from(candidateMerges)
    .innerJoin(
      candidates,
      and(
        eq(candidates.organisationId, candidateMerges.organisationId),
        sql`${candidates.id} in (${candidateMerges.keptId}, ${candidateMerges.absorbedId})`,
      ),
    )
    .innerJoin(organisations, eq(organisations.id, candidateMerges.organisationId))
    .where(eq(candidates.userId, userId))
    .orderBy(candidateMerges.mergedAt);
}

const first = alias(candidates, "first");
const second = alias(candidates, "second");

/** One page of the pairs of whom HR said that they are not one person, latest first. */
export function listDistinct(scope: OrganisationScope, query: z.output<typeof distinctionList.query>) {
  const { organisationId, firstId, secondId, saidAt, saidBy } = distinctCandidates;
  return readPage(
    query,
    scope
      .select(
        {
          first: { id: first.id, name: first.name },
          second: { id: second.id, name: second.name },
          at: saidAt,
          saidBy,
        },
        distinctCandidates,
      )
      .innerJoin(first, and(eq(first.organisationId, organisationId), eq(first.id, firstId)))
      .innerJoin(second, and(eq(second.organisationId, organisationId), eq(second.id, secondId)))
      .orderBy(desc(saidAt), firstId, secondId),
    scope.select({ total: count() }, distinctCandidates),
  );
}

/** Forgets that two candidates are not one person. @returns whether somebody had said so */
export async function deleteDistinct(
  scope: OrganisationScope,
  pair: { firstId: string; secondId: string },
): Promise<boolean> {
  const rows = await scope
    .delete(
      distinctCandidates,
      and(eq(distinctCandidates.firstId, pair.firstId), eq(distinctCandidates.secondId, pair.secondId)),
    )
    .returning({ firstId: distinctCandidates.firstId });
  return rows.length > 0;
}
