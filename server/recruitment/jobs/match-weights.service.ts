import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import {
  defaultMatchWeights,
  type JobMatch,
  type MatchWeights,
} from "#contract/recruitment/match-weights.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import * as queries from "./hr-jobs.queries.ts";
import { findJob } from "./hr-jobs.service.ts";
import { jobs } from "./jobs.table.ts";
import { countOutdatedScores } from "./match-weights.queries.ts";

/** Scores a job's applications anew, in batches, until all are as the job asks now. */
export const renewScoresTask = defineTask({
  name: "recruitment.applications.renew_scores",
  label: "Score the applications for a job anew",
  data: z.object({ organisationId: z.uuid(), jobId: z.uuid() }),
  retries: 5,
  retryDelaySeconds: 30,
});

const scored = [
  "title",
  "skills",
  "requirements",
  "responsibilities",
  "experience",
  "education",
  "description",
] as const satisfies (keyof queries.OwnJob)[];

/** Whether a job asks something else of people than before. */
export const asksOtherwise = (
  before: Pick<queries.OwnJob, (typeof scored)[number]>,
  now: Pick<queries.OwnJob, (typeof scored)[number]>,
): boolean => scored.some((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));

/** Has a job's applications scored anew, in the transaction of what makes that necessary. */
export async function renewScores(
  { queue }: Pick<Platform, "queue">,
  scope: OrganisationScope,
  jobId: string,
): Promise<void> {
  await scope.update(jobs, { matchVersion: sql`${jobs.matchVersion} + 1` } as never, and(eq(jobs.id, jobId)));
  const { organisationId } = scope;
  await queue.enqueue(scope.tx, renewScoresTask, { organisationId, jobId });
}

async function describeMatch(scope: OrganisationScope, id: string): Promise<JobMatch> {
  const job = await findJob(scope, id);
  return {
    weights: job.matchWeights ?? defaultMatchWeights,
    own: job.matchWeights !== null,
    renewing: await countOutdatedScores(scope, { id, matchVersion: job.matchVersion }),
  };
}

/** How applications to a job are scored. @throws CodedError not_found */
export const getJobMatch = ({ database }: Platform, staff: StaffOrToken, id: string): Promise<JobMatch> =>
  inOrganisation(database, staff.organisationId, (scope) => describeMatch(scope, id));

/** Sets what the parts of the score count for at a job. @throws CodedError not_found, email_unverified */
export function weighJob(
  platform: Platform,
  staff: StaffOrToken,
  id: string,
  weights: MatchWeights | null,
): Promise<JobMatch> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    await queries.lockJob(scope, id);
    await findJob(scope, id);
    await scope.update(jobs, { matchWeights: weights }, eq(jobs.id, id));
    await renewScores(platform, scope, id);
    await scope.audit(staff, { action: "job.weighed", subject: "job", subjectId: id });
    return describeMatch(scope, id);
  });
}
