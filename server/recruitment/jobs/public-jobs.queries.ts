import { and, asc, count, desc, eq, max, notInArray, type SQL, sql } from "drizzle-orm";
import { organisations } from "#server/accounts/accounts.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import { takesGeneralApplications } from "./general-setting.queries.ts";
import { jobSettingsTable } from "./job-settings.table.ts";
import { open, type PublicJobRow, publicFields } from "./jobs.queries.ts";
import { jobs } from "./jobs.table.ts";

/** One page of all open jobs, newest first, with no more than their addresses need; and how many there are. */
export function listJobAddresses(tx: Tx, today: string, page: number, pageSize: number) {
  return readPage(
    { page, pageSize },
    tx
      .select({ id: jobs.id, title: jobs.title, postedAt: jobs.postedAt })
      .from(jobs)
      .where(open(tx, today))
      .orderBy(desc(jobs.postedAt), desc(jobs.id)),
    tx.select({ total: count() }).from(jobs).where(open(tx, today)),
  );
}

function saccoFields(tx: Tx, today: string) {
  const isOpen = sql`${open(tx, today)}`;
  return {
    name: organisations.name,
    slug: organisations.slug,
    trialEndsAt: organisations.trialEndsAt,
    generalApplications: takesGeneralApplications,
    openJobs: countWhere(isOpen),
    lastPosted: max(sql`case when ${isOpen} then ${jobs.postedAt} end`).mapWith(jobs.postedAt),
  };
}

/** Organisations with open jobs, by name. */
export function hiringSaccos(tx: Tx, today: string) {
  return tx
    .select(saccoFields(tx, today))
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(open(tx, today))
    .groupBy(organisations.id)
    .orderBy(asc(organisations.name));
}

/** An organisation that has published a job, open or closed; null for one that never has. */
export async function saccoBySlug(tx: Tx, slug: string, today: string) {
  const [row] = await tx
    .select(saccoFields(tx, today))
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(eq(organisations.slug, slug))
    .groupBy(organisations.id);
  return row ?? null;
}

/**
 * Open jobs like `job`, nearest first: those with a similar title, then those of its department, then the
 * newest.
 */
export async function similarJobs(
  tx: Tx,
  job: Pick<PublicJobRow, "id" | "title" | "department">,
  today: string,
  limit: number,
): Promise<PublicJobRow[]> {
  const found: PublicJobRow[] = [];
  const likenesses: (SQL | undefined)[] = [
    sql`${jobs.title} % ${job.title}`,
    eq(jobs.department, job.department),
    undefined,
  ];
  for (const likeness of likenesses) {
    if (found.length === limit) break;
    const known = [job.id, ...found.map(({ id }) => id)];
    const rows = await tx
      .select(publicFields)
      .from(jobs)
      .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
      .where(and(open(tx, today), notInArray(jobs.id, known), likeness))
      .orderBy(
        ...(likeness === likenesses[0] ? [desc(sql`similarity(${jobs.title}, ${job.title})`)] : []),
        desc(jobs.postedAt),
        desc(jobs.id),
      )
      .limit(limit - found.length);
    found.push(...rows);
  }
  return found;
}

/** Websites that an organisation lets show its list of open jobs. */
export async function embedSites(tx: Tx, slug: string): Promise<string[]> {
  const [row] = await tx
    .select({ sites: jobSettingsTable.embedSites })
    .from(jobSettingsTable)
    .innerJoin(organisations, eq(organisations.id, jobSettingsTable.organisationId))
    .where(eq(organisations.slug, slug));
  return row?.sites ?? [];
}
