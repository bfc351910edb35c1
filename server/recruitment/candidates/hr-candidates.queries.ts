import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { candidateList } from "#contract/recruitment/hr-candidates.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import { descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { applications } from "../applications/applications.table.ts";
import { ofJob } from "../applications/joins.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { foundBy, hasPhone, matchesWording } from "../search/text-search.queries.ts";
import { waiting } from "./candidate-decisions.queries.ts";
import { candidateDecisions } from "./candidate-decisions.table.ts";
import { candidates } from "./candidates.table.ts";
import { sentGeneral } from "./general-applicants.queries.ts";
import { candidateInTeam, isInternal } from "./internal.queries.ts";
import {
  appliedAs,
  listedAmong,
  listedApplicant,
  listedAsThemselves,
  mergeOfApplicant,
} from "./merges.queries.ts";
import { candidateMerges } from "./merges.table.ts";
import { candidatesWithTag } from "./tags.queries.ts";

export type CandidateFilter = z.output<typeof candidateList.filter>;
export type HrCandidateQuery = z.output<typeof candidateList.query>;

const listFields = (scope: OrganisationScope) => ({
  id: candidates.id,
  name: candidates.name,
  email: candidates.email,
  phone: candidates.phone,
  location: candidates.location,
  status: candidates.status,
  userId: candidates.userId,
  createdAt: candidates.createdAt,
  source: imports.source,
  undoUntil: candidateDecisions.dueAt,
  inTeam: candidateInTeam(scope),
});

const wasImported = (wanted: boolean): SQL =>
  wanted ? isNotNull(candidates.importId) : isNull(candidates.importId);

const chosenCandidates = conditionsOf(candidateList, {
  q: (words, scope: OrganisationScope) => listedAmong(scope, foundBy(scope, "search_candidates", words)),
  status: candidates.status,
  imported: wasImported,
  general: (wanted, scope) => sentGeneral(scope, wanted),
  internal: (wanted, scope) => isInternal(scope, wanted),
  tagId: (tagId, scope) => inArray(candidates.id, candidatesWithTag(scope, tagId)),
});

/** Who is listed as themselves and matches a filter; what was merged into them is found with them. */
export const matchingCandidates = (filter: CandidateFilter, scope: OrganisationScope): SQL | undefined =>
  and(chosenCandidates(filter, scope), listedAsThemselves);

/** One page of the organisation's candidates that match, newest first (ids grow), and how many match in all. */
export function listCandidates(scope: OrganisationScope, query: HrCandidateQuery) {
  const condition = matchingCandidates(query, scope);
  return readPage(
    query,
    selectCandidates(scope, condition).orderBy(desc(candidates.id)),
    scope.select({ total: count() }, candidates, condition),
  );
}

/** Some candidates, if they are listed as themselves. */
export const candidatesById = (scope: OrganisationScope, ids: readonly string[]) =>
  selectCandidates(scope, and(inArray(candidates.id, [...ids]), listedAsThemselves));

/** The candidates that match, in the order of the list, from the one after `last` on. */
export const candidatesAfter = (
  scope: OrganisationScope,
  filter: CandidateFilter,
  { last, size }: { last: string | null; size: number },
) =>
  selectCandidates(
    scope,
    and(matchingCandidates(filter, scope), last === null ? undefined : lt(candidates.id, last)),
  )
    .orderBy(desc(candidates.id))
    .limit(size);

function selectCandidates(scope: OrganisationScope, condition: SQL | undefined) {
  return scope
    .select(listFields(scope), candidates, condition)
    .leftJoin(
      imports,
      and(eq(imports.organisationId, candidates.organisationId), eq(imports.id, candidates.importId)),
    )
    .leftJoin(
      candidateDecisions,
      and(
        eq(candidateDecisions.organisationId, candidates.organisationId),
        eq(candidateDecisions.candidateId, candidates.id),
        waiting,
      ),
    );
}

/** The applications of some candidates with what they say of the person, each person's latest first. */
export function applicationsOfCandidates(scope: OrganisationScope, candidateIds: string[]) {
  return scope
    .select(
      {
        id: applications.id,
        candidateId: listedApplicant,
        jobTitle: jobs.title,
        status: applications.status,
        matchScore: applications.matchScore,
        workExperiences: applications.workExperiences,
        education: applications.education,
        skills: applications.skills,
        expectedSalary: applications.expectedSalary,
        availableStartDate: applications.availableStartDate,
        saysInternal: applications.saysInternal,
      },
      applications,
      appliedAs(scope, candidateIds),
    )
    .innerJoin(jobs, ofJob)
    .leftJoin(candidateMerges, mergeOfApplicant)
    .orderBy(descending(applications.appliedAt), applications.id);
}

/** Locks a candidate of the organisation until the transaction ends. @returns whether there is one */
export async function lockOwnCandidate(scope: OrganisationScope, id: string): Promise<boolean> {
  const rows = await scope.select({ id: candidates.id }, candidates, eq(candidates.id, id)).for("update");
  return rows.length > 0;
}

/** With whom these applications are listed, each person once. */
export async function candidatesOfApplications(
  scope: OrganisationScope,
  applicationIds: readonly string[],
): Promise<string[]> {
  const rows = await scope
    .select({ id: listedApplicant }, applications, inArray(applications.id, [...applicationIds]))
    .leftJoin(candidateMerges, mergeOfApplicant)
    .groupBy(listedApplicant);
  return rows.map(({ id }) => id);
}

/** The organisation's candidates by status; statuses that nobody has are left out. */
export function countByStatus(scope: OrganisationScope) {
  return scope
    .select({ status: candidates.status, count: count() }, candidates, listedAsThemselves)
    .groupBy(candidates.status);
}

/** How many of the organisation's candidates were imported. */
export async function countImported(scope: OrganisationScope): Promise<number> {
  const [counted] = await scope.select(
    { count: count() },
    candidates,
    and(wasImported(true), listedAsThemselves),
  );
  return counted?.count ?? 0;
}

/** How many of the organisation's candidates work at it. */
export async function countInternal(scope: OrganisationScope): Promise<number> {
  const [counted] = await scope.select(
    { count: count() },
    candidates,
    and(isInternal(scope, true), listedAsThemselves),
  );
  return counted?.count ?? 0;
}

/** The newest candidates (ids grow) whose name or email contains the words, or is written nearly so, or whose number it is. */
export function candidatesWith(scope: OrganisationScope, typed: string, wording: Wording, limit: number) {
  return scope
    .select(
      { id: candidates.id, name: candidates.name, email: candidates.email },
      candidates,
      and(
        or(
          matchesWording(scope, "search_candidates", candidates.id, { typed, wording, limit }),
          hasPhone(candidates.phone, typed),
        ),
        listedAsThemselves,
      ),
    )
    .orderBy(desc(candidates.id))
    .limit(limit);
}
