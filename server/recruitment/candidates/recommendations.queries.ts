import { and, asc, desc, eq, notExists, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { descending } from "#server/platform/database/order.ts";
import { applications } from "../applications/applications.table.ts";
import { jobsOfPage, open } from "../jobs/jobs.queries.ts";
import { jobs } from "../jobs/jobs.table.ts";

/** What the person sent with their latest application, for whom keeps neither profile nor CV. */
export async function latestApplication(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      workExperiences: applications.workExperiences,
      education: applications.education,
      skills: applications.skills,
    })
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.appliedAt))
    .limit(1);
  return row ?? null;
}

/** Jobs whose words are weighed: the newest of those that have any. */
const maxRanked = 1_000;

/**
 * Open jobs that the person has not applied for.
 * @param words any of which a job should have; the jobs with most of them come first. Without
 *   words, the newest.
 */
export async function candidateJobs(
  tx: Tx,
  { userId, words, today, limit }: { userId: string; words: string[]; today: string; limit: number },
) {
  const own = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobs.id)));
  // Each word becomes a lexeme of its own, so that nothing typed is read as an operator.
  const query = sql`(select string_agg(plainto_tsquery('english', word)::text, ' | ')::tsquery
    from unnest(${sql.param(words)}::text[]) as word where numnode(plainto_tsquery('english', word)) > 0)`;
  const newest = tx
    .select({ id: jobs.id, search: jobs.search, at: jobs.postedAt })
    .from(jobs)
    .where(
      and(open(tx, today), notExists(own), words.length > 0 ? sql`${jobs.search} @@ ${query}` : undefined),
    )
    .orderBy(descending(jobs.postedAt), asc(jobs.id))
    .limit(words.length > 0 ? maxRanked : limit)
    .as("newest");
  const found = await tx
    .select({ id: newest.id })
    .from(newest)
    .orderBy(
      ...(words.length > 0 ? [desc(sql`ts_rank(${newest.search}, ${query})`)] : []),
      desc(newest.at),
      asc(newest.id),
    )
    .limit(limit);
  return jobsOfPage(tx, { ids: found.map(({ id }) => id), total: found.length });
}
