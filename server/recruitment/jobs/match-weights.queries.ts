import { and, count, eq, ne, or, type SQL } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { scoreVersion } from "../match/match.ts";

/** Applications to a job whose score is not of its present version. Who has withdrawn is not scored any more. */
export const outdatedScores = (job: { id: string; matchVersion: number }): SQL | undefined =>
  and(
    eq(applications.jobId, job.id),
    ne(applications.status, "withdrawn"),
    or(ne(applications.jobMatchVersion, job.matchVersion), ne(applications.scoreVersion, scoreVersion)),
  );

/** How many scores of a job are being renewed. */
export async function countOutdatedScores(
  scope: OrganisationScope,
  job: { id: string; matchVersion: number },
): Promise<number> {
  const [row] = await scope.select({ count: count() }, applications, outdatedScores(job));
  return row?.count ?? 0;
}
