import { and, asc, eq, gt, ne, or, sql } from "drizzle-orm";
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

/** Jobs of any organisation that have scores of an earlier version. */
export function jobsWithOutdatedScores(tx: Tx, limit: number) {
  return tx
    .selectDistinct({ organisationId: jobs.organisationId, jobId: jobs.id })
    .from(applications)
    .innerJoin(jobs, ofJob)
    .where(
      and(
        ne(applications.status, "withdrawn"),
        or(
          ne(applications.jobMatchVersion, sql`${jobs.matchVersion}`),
          ne(applications.scoreVersion, scoreVersion),
        ),
      ),
    )
    .orderBy(jobs.organisationId, jobs.id)
    .limit(limit);
}
