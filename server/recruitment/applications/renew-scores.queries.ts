import { and, asc, eq, exists, gt, lt, ne, or } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { outdatedScores } from "../jobs/match-weights.queries.ts";
import { type Match, scoreVersion } from "../match/match.ts";
import { applications } from "./applications.table.ts";
import { ofJob } from "./joins.table.ts";

/** The next applications of a job that are scored anew, with what the score reads of them. */
export const outdatedApplications = (
  scope: OrganisationScope,
  job: { id: string; matchVersion: number },
  { after, limit }: { after: string | null; limit: number },
) =>
  scope
    .select(
      {
        id: applications.id,
        workExperiences: applications.workExperiences,
        education: applications.education,
        skills: applications.skills,
        coverLetter: applications.coverLetter,
        additionalInfo: applications.additionalInfo,
      },
      applications,
      and(outdatedScores(job), after === null ? undefined : gt(applications.id, after)),
    )
    .orderBy(asc(applications.id))
    .limit(limit);

/** Keeps a score, unless the application was withdrawn meanwhile. */
export async function saveScore(
  scope: OrganisationScope,
  id: string,
  { score, parts }: Match,
  jobMatchVersion: number,
): Promise<void> {
  await scope.update(
    applications,
    { matchScore: score, match: parts, scoreVersion, jobMatchVersion },
    and(eq(applications.id, id), ne(applications.status, "withdrawn")),
  );
}

const scored = ne(applications.status, "withdrawn");

/** What finds jobs that have scores of an earlier version: each looks into an index, at where those would stand. */
export function outdatedScoreQueries(tx: Tx, limit: number) {
  // Two ranges, each of which an index has: to ask for "another" version reads all of it.
  const byJob = [lt, gt].map((differs) =>
    exists(
      tx
        .select({ id: applications.id })
        .from(applications)
        .where(and(ofJob, scored, differs(applications.jobMatchVersion, jobs.matchVersion))),
    ),
  );
  return {
    jobs: tx
      .select({ organisationId: jobs.organisationId, jobId: jobs.id })
      .from(jobs)
      .where(or(...byJob))
      .limit(limit),
    scoring: [lt, gt].map((differs) =>
      tx
        .selectDistinct({ organisationId: applications.organisationId, jobId: applications.jobId })
        .from(applications)
        .where(and(scored, differs(applications.scoreVersion, scoreVersion)))
        .limit(limit),
    ),
  };
}

/**
 * Jobs of any organisation that have scores of an earlier version. With nothing to renew it reads a place of an index for
 * each job, and no application.
 */
export async function jobsWithOutdatedScores(tx: Tx, limit: number) {
  const { jobs: byJob, scoring } = outdatedScoreQueries(tx, limit);
  const found = new Map((await byJob).map((row) => [row.jobId, row]));
  for (const query of scoring) {
    for (const row of await query) found.set(row.jobId, row);
  }
  return [...found.values()].slice(0, limit);
}
