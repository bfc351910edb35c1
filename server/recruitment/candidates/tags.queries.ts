import { and, count, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidates } from "./candidates.table.ts";
import { listedAsThemselves } from "./merges.queries.ts";
import { candidateTags, tags } from "./tags.table.ts";

const lower = sql`lower(${tags.name})`;
const ofTag = and(eq(candidateTags.organisationId, tags.organisationId), eq(candidateTags.tagId, tags.id));

/** The organisation's tags in the order of the alphabet, with how many candidates have each. */
export const usedTags = (scope: OrganisationScope) =>
  scope
    .select({ id: tags.id, name: tags.name, count: count() }, tags)
    .innerJoin(candidateTags, ofTag)
    .innerJoin(
      candidates,
      and(
        eq(candidates.organisationId, candidateTags.organisationId),
        eq(candidates.id, candidateTags.candidateId),
        listedAsThemselves,
      ),
    )
    .groupBy(tags.id, tags.name)
    .orderBy(lower, tags.id);

/** The tags of some candidates, each with whose it is. */
export const tagsOf = (scope: OrganisationScope, candidateIds: readonly string[]) =>
  scope
    .select(
      { candidateId: candidateTags.candidateId, id: tags.id, name: tags.name },
      tags,
      inArray(candidateTags.candidateId, [...candidateIds]),
    )
    .innerJoin(candidateTags, ofTag)
    .orderBy(lower, tags.id);

/** Ids of the candidates who have a tag, for a condition. */
export const candidatesWithTag = (scope: OrganisationScope, tagId: string) =>
  scope.select({ id: candidateTags.candidateId }, candidateTags, eq(candidateTags.tagId, tagId));

/** The ids of tags with these names, which are made where they are not there yet. */
export async function tagIds(scope: OrganisationScope, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  await scope
    .insert(
      tags,
      names.map((name) => ({ name })),
    )
    .onConflictDoNothing();
  const wanted = names.map((name) => name.toLowerCase());
  const rows = await scope.select({ id: tags.id }, tags, inArray(lower, wanted));
  return rows.map(({ id }) => id);
}

/** Gives tags to candidates; who has one already keeps it. */
export async function giveTags(
  scope: OrganisationScope,
  candidateIds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  const rows = candidateIds.flatMap((candidateId) => ids.map((tagId) => ({ candidateId, tagId })));
  if (rows.length > 0) await scope.insert(candidateTags, rows).onConflictDoNothing();
}

/** Takes all tags but these from a candidate, and deletes those that nobody has any more. */
export async function keepOnly(
  scope: OrganisationScope,
  candidateId: string,
  ids: readonly string[],
): Promise<void> {
  await scope.delete(
    candidateTags,
    and(
      eq(candidateTags.candidateId, candidateId),
      ids.length > 0 ? notInArray(candidateTags.tagId, [...ids]) : undefined,
    ),
  );
  const used = scope.select({ id: candidateTags.tagId }, candidateTags);
  await scope.delete(tags, notInArray(tags.id, used));
}
