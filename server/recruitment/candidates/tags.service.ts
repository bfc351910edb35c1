import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { CandidateTag } from "#contract/recruitment/candidate-tag.ts";
import { maxTags, type tagCalls, type UsedTag } from "#contract/recruitment/tags.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff, StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { candidatesOfApplications, lockOwnCandidate } from "./hr-candidates.queries.ts";
import * as queries from "./tags.queries.ts";

/** The first of each name, upper and lower case being the same. */
const distinct = (names: readonly string[]): string[] => [
  ...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values(),
];

/** The organisation's tags. */
export function listTags({ database }: Platform, staff: StaffOrToken): Promise<UsedTag[]> {
  return inOrganisation(database, staff.organisationId, (scope) => queries.usedTags(scope));
}

/** Replaces the tags of a candidate. @throws CodedError not_found */
export function replaceTags(
  { database }: Platform,
  staff: Staff,
  candidateId: string,
  { tags }: z.output<typeof tagCalls.replace.body>,
): Promise<CandidateTag[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await lockOwnCandidate(scope, candidateId))) throw new CodedError("not_found");
    const ids = await queries.tagIds(scope, distinct(tags));
    await queries.giveTags(scope, [candidateId], ids);
    await queries.keepOnly(scope, candidateId, ids);
    await scope.audit(staff, { action: "candidate.tagged", subject: "candidate", subjectId: candidateId });
    const rows = await queries.tagsOf(scope, [candidateId]);
    return rows.map(({ id, name }) => ({ id, name }));
  });
}

/** Adds tags to the candidates of applications; who would have too many is left out. */
export function addTags(
  { database }: Platform,
  staff: Staff,
  { applicationIds, tags }: z.output<typeof tagCalls.add.body>,
): Promise<{ candidates: number }> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const candidateIds = await candidatesOfApplications(scope, applicationIds);
    if (candidateIds.length === 0) return { candidates: 0 };
    const ids = await queries.tagIds(scope, distinct(tags));
    const had = Map.groupBy(await queries.tagsOf(scope, candidateIds), ({ candidateId }) => candidateId);
    const fitting = candidateIds.filter((candidateId) => {
      const all = new Set([...(had.get(candidateId) ?? []).map(({ id }) => id), ...ids]);
      return all.size <= maxTags;
    });
    await queries.giveTags(scope, fitting, ids);
    for (const subjectId of fitting) {
      await scope.audit(staff, { action: "candidate.tagged", subject: "candidate", subjectId });
    }
    return { candidates: fitting.length };
  });
}
