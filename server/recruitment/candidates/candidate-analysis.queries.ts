import { and, count, desc, eq, sql } from "drizzle-orm";
import { strongMatch } from "#contract/recruitment/hr-candidates.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { candidates } from "./candidates.table.ts";
import { type CandidateFilter, matchingCandidates } from "./hr-candidates.queries.ts";
import { listedApplicant, mergeOfApplicant } from "./merges.queries.ts";
import { candidateMerges } from "./merges.table.ts";

/** The latest application of each listed candidate, of the organisation. */
const latestOf = (scope: OrganisationScope) =>
  scope.tx
    .selectDistinctOn([listedApplicant], {
      candidateId: listedApplicant.as("listed"),
      matchScore: applications.matchScore,
      skills: applications.skills,
    })
    .from(applications)
    .leftJoin(candidateMerges, mergeOfApplicant)
    .where(eq(applications.organisationId, scope.organisationId))
    .orderBy(listedApplicant, desc(applications.appliedAt), applications.id)
    .as("latest");

/**
 * How many match the filter, how many of them have applied, what their scores come to, and who of them matches best, the
 * newest of equals. In one query: to put everybody's applications in order is most of its time.
 */
export async function scoresOf(scope: OrganisationScope, filter: CandidateFilter) {
  const latest = latestOf(scope);
  const score = latest.matchScore;
  // Scores of one length and ids, which grow, are greatest together where both are.
  const best = sql`max(array[to_char(${score}, 'FM000'), ${candidates.id}::text]) filter (where ${score} is not null)`;
  const [row] = await scope
    .select(
      {
        total: sql<number>`count(*)`.mapWith(Number),
        applied: sql<number>`count(${score})`.mapWith(Number),
        averageMatch: sql<number | null>`round(avg(${score}))::int`,
        strong: countWhere(sql`${score} >= ${strongMatch}`),
        bestScore: sql<number | null>`max(${score})`,
        bestId: sql<string | null>`(${best})[2]`,
      },
      candidates,
      matchingCandidates(filter, scope),
    )
    .leftJoin(latest, eq(latest.candidateId, candidates.id));
  if (!row) throw new Error("an aggregate is always a row");
  const { bestScore, bestId, ...scores } = row;
  if (bestScore === null || bestId === null) return { ...scores, best: null };
  const [named] = await scope.select({ name: candidates.name }, candidates, eq(candidates.id, bestId));
  return { ...scores, best: named ? { id: bestId, ...named, matchScore: bestScore } : null };
}

/** The skills that most of them name, whatever the case; each as it is most often written. */
export function skillsOf(scope: OrganisationScope, filter: CandidateFilter, limit: number) {
  const latest = latestOf(scope);
  const skill = sql<string>`lower(btrim(one))`;
  const named = scope
    .select(
      { skill: skill.as("skill"), spelling: sql<string>`min(btrim(one))`.as("spelling") },
      candidates,
      and(matchingCandidates(filter, scope), sql`btrim(one) <> ''`),
    )
    .innerJoin(latest, eq(latest.candidateId, candidates.id))
    .innerJoin(sql`unnest(${latest.skills}) as one`, sql`true`)
    .groupBy(candidates.id, skill)
    .as("named");
  // Counted by spelling first: to sort every mention took three times as long.
  const spelt = scope.tx
    .select({ skill: named.skill, spelling: named.spelling, people: count().as("people") })
    .from(named)
    .groupBy(named.skill, named.spelling)
    .as("spelt");
  const people = sql<number>`sum(${spelt.people})`.mapWith(Number);
  const usual = sql<string>`(array_agg(${spelt.spelling} order by ${spelt.people} desc, ${spelt.spelling}))[1]`;
  return scope.tx
    .select({ skill: usual, count: people })
    .from(spelt)
    .groupBy(spelt.skill)
    .orderBy(desc(people), spelt.skill)
    .limit(limit);
}
