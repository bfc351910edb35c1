import type { z } from "zod";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { mapYielding } from "#server/platform/yielding.ts";
import { toMatchCandidate } from "../candidates/known.ts";
import { jobOf } from "../jobs/hr-jobs.queries.ts";
import { renewScoresTask } from "../jobs/match-weights.service.ts";
import { createScorer } from "../match/match.ts";
import * as queries from "./renew-scores.queries.ts";

/** Applications that are scored between two writes: a change of the job meanwhile is seen at the next. */
const batchSize = 200;
/** Jobs that are handed over at a time. */
const maxJobs = 500;

/** Finds scores of an earlier version: after an upgrade, and where an application came while its job was changed. */
export const findOutdatedScoresTask = defineScheduledTask(
  "recruitment.applications.find_outdated_scores",
  "Find applications that are scored anew",
  "*/15 * * * *",
);

/**
 * Scores the applications of a job anew. It can be ended and begun again at any point: what is of the present version
 * is left alone. No transaction waits for the scoring.
 */
export async function renewScoresOf(
  { database }: Pick<Platform, "database">,
  { organisationId, jobId }: z.output<typeof renewScoresTask.data>,
): Promise<void> {
  const now = new Date();
  let after: string | null = null;
  for (;;) {
    const batch = await inOrganisation(database, organisationId, async (scope) => {
      const job = await jobOf(scope, jobId);
      if (!job) return null;
      return { job, rows: await queries.outdatedApplications(scope, job, { after, limit: batchSize }) };
    });
    const last = batch?.rows.at(-1);
    if (!batch || !last) return;
    const score = createScorer(batch.job, now);
    const matches = await mapYielding(batch.rows, ({ id, coverLetter, additionalInfo, ...known }) => ({
      id,
      match: score({ ...toMatchCandidate(known), coverLetter, additionalInfo: additionalInfo ?? "" }),
    }));
    await inOrganisation(database, organisationId, async (scope) => {
      for (const { id, match } of matches) await queries.saveScore(scope, id, match, batch.job.matchVersion);
    });
    after = last.id;
  }
}

/** Hands over the jobs that have scores of an earlier version, unless they wait already. */
export async function findOutdatedScores({
  database,
  queue,
}: Pick<Platform, "database" | "queue">): Promise<void> {
  const found = await acrossOrganisations(database, (tx) => queries.jobsWithOutdatedScores(tx, maxJobs));
  for (const job of found) {
    if (await queue.isWaiting(renewScoresTask, job)) continue;
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, renewScoresTask, job));
  }
}
