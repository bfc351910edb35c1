import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { candidateList } from "#contract/recruitment/hr-candidates.ts";
import { memberships, organisations } from "#server/accounts/accounts.table.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import { descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { applications } from "../applications/applications.table.ts";
import { ofJob } from "../applications/joins.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { hasPhone, matchesSearch, matchesWording } from "../search/text-search.queries.ts";
import { waiting } from "./candidate-decisions.queries.ts";
import { candidateDecisions } from "./candidate-decisions.table.ts";
import { candidates } from "./candidates.table.ts";
import { candidatesWithTag } from "./tags.queries.ts";

export type CandidateFilter = z.output<typeof candidateList.filter>;
export type HrCandidateQuery = z.output<typeof candidateList.query>;

const listFields = {
  id: candidates.id,
  name: candidates.name,
  email: candidates.email,
  phone: candidates.phone,
  location: candidates.location,
  status: candidates.status,
  createdAt: candidates.createdAt,
  source: imports.source,
  undoUntil: candidateDecisions.dueAt,
  /** The organisation whose candidate it is, and whether the account is of its team. */
  organization: organisations.name,
  inTeam: sql<boolean>`exists (select from ${memberships}
    where ${memberships.organisationId} = ${candidates.organisationId} and ${memberships.userId} = ${candidates.userId})`,
};

const wasImported = (wanted: boolean): SQL =>
  wanted ? isNotNull(candidates.importId) : isNull(candidates.importId);

export const matchingCandidates = conditionsOf(candidateList, {
  q: (words, scope: OrganisationScope) => matchesSearch(scope, "search_candidates", candidates.id, words),
  status: candidates.status,
  imported: wasImported,
  tagId: (tagId, scope) => inArray(candidates.id, candidatesWithTag(scope, tagId)),
});

/** One page of the organisation's candidates that match, newest first (ids grow), and how many match in all. */
export function listCandidates(scope: OrganisationScope, query: HrCandidateQuery) {
  const condition = matchingCandidates(query, scope);
  return readPage(
    query,
    selectCandidates(scope, condition).orderBy(desc(candidates.id)),
    scope.select({ total: count() }, candidates, condition),
  );
}

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
    .select(listFields, candidates, condition)
    .innerJoin(organisations, eq(organisations.id, candidates.organisationId))
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
        candidateId: applications.candidateId,
        jobTitle: jobs.title,
        status: applications.status,
        matchScore: applications.matchScore,
        workExperiences: applications.workExperiences,
        education: applications.education,
        skills: applications.skills,
        expectedSalary: applications.expectedSalary,
        availableStartDate: applications.availableStartDate,
      },
      applications,
      inArray(applications.candidateId, candidateIds),
    )
    .innerJoin(jobs, ofJob)
    .orderBy(descending(applications.appliedAt), applications.id);
}

/** Locks a candidate of the organisation until the transaction ends. @returns whether there is one */
export async function lockOwnCandidate(scope: OrganisationScope, id: string): Promise<boolean> {
  const rows = await scope.select({ id: candidates.id }, candidates, eq(candidates.id, id)).for("update");
  return rows.length > 0;
}

/** Whose these applications are, each person once. */
export async function candidatesOfApplications(
  scope: OrganisationScope,
  applicationIds: readonly string[],
): Promise<string[]> {
  const rows = await scope
    .select({ id: applications.candidateId }, applications, inArray(applications.id, [...applicationIds]))
    .groupBy(applications.candidateId);
  return rows.map(({ id }) => id);
}

/** The organisation's candidates by status; statuses that nobody has are left out. */
export function countByStatus(scope: OrganisationScope) {
  return scope.select({ status: candidates.status, count: count() }, candidates).groupBy(candidates.status);
}

/** How many of the organisation's candidates were imported. */
export async function countImported(scope: OrganisationScope): Promise<number> {
  const [counted] = await scope.select({ count: count() }, candidates, wasImported(true));
  return counted?.count ?? 0;
}

/** The newest candidates (ids grow) whose name or email contains the words, or is written nearly so, or whose number it is. */
export function candidatesWith(scope: OrganisationScope, typed: string, wording: Wording, most: number) {
  return scope
    .select(
      { id: candidates.id, name: candidates.name, email: candidates.email },
      candidates,
      or(
        matchesWording(scope, "search_candidates", candidates.id, { typed, wording, most }),
        hasPhone(candidates.phone, typed),
      ),
    )
    .orderBy(desc(candidates.id))
    .limit(most);
}
