import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import { retentionBounds } from "#contract/core/limits.ts";
import type { jobListQuery } from "#contract/recruitment/jobs.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import { ascending, descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { partPattern } from "#server/platform/text.ts";
import { languageOfText } from "#server/platform/text-language.ts";
import { recruitmentRetention } from "../personal-data/retention.table.ts";
import { jobs } from "./jobs.table.ts";

export type JobQuery = z.output<typeof jobListQuery> & {
  /** Only what was published after the first moment and not after the second. */
  posted?: { after: Date; until: Date };
};

const within = (postedAt: SQLWrapper, { posted }: JobQuery): SQL | undefined =>
  posted && sql`${postedAt} > ${posted.after.toISOString()} and ${postedAt} <= ${posted.until.toISOString()}`;

/** What the public sees of a job, and the skills that applications are matched against. */
export const publicFields = {
  id: jobs.id,
  organisationId: jobs.organisationId,
  title: jobs.title,
  department: jobs.department,
  location: jobs.location,
  type: jobs.type,
  salary: jobs.salary,
  experience: jobs.experience,
  education: jobs.education,
  description: jobs.description,
  language: jobs.language,
  requirements: jobs.requirements,
  responsibilities: jobs.responsibilities,
  benefits: jobs.benefits,
  skills: jobs.skills,
  matchWeights: jobs.matchWeights,
  matchVersion: jobs.matchVersion,
  status: jobs.status,
  sample: jobs.sample,
  postedAt: jobs.postedAt,
  deadline: jobs.deadline,
  organisationName: organisations.name,
  organisationSlug: organisations.slug,
  trialEndsAt: organisations.trialEndsAt,
};

/** Jobs that can be applied for on `today` (a day in Nairobi), of every organisation or one. */
export function open(tx: Tx, today: string, sacco?: string): SQL | undefined {
  return and(
    eq(jobs.status, "Active"),
    gte(jobs.deadline, today),
    ofSacco(tx, jobs.organisationId, sacco),
    notPaused(tx, jobs.organisationId),
    notSample(tx, jobs.id),
  );
}

/** Leaves out the jobs of a made-up SACCO that an organisation looks at. */
const notSample = (tx: Tx, id: SQLWrapper) =>
  notInArray(id, tx.select({ id: jobs.id }).from(jobs).where(sql`${jobs.sample}`));

/** Leaves out the organisations whose trial has ended: their jobs are closed for as long. */
const notPaused = (tx: Tx, organisationId: SQLWrapper) =>
  notInArray(
    organisationId,
    tx.select({ id: organisations.id }).from(organisations).where(lt(organisations.trialEndsAt, sql`now()`)),
  );

const ofSacco = (tx: Tx, organisationId: SQLWrapper, slug: string | undefined) =>
  slug === undefined
    ? undefined
    : inArray(
        organisationId,
        tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.slug, slug)),
      );

const orders = {
  "-postedDate": [descending(jobs.postedAt), asc(jobs.id)],
  postedDate: [ascending(jobs.postedAt), desc(jobs.id)],
  deadline: [asc(jobs.deadline), asc(jobs.id)],
  title: [asc(jobs.title), asc(jobs.id)],
} satisfies Record<NonNullable<JobQuery["sort"]>, SQL[]>;

/** The jobs on a page of the board, in its order, and how many there are on all pages. */
export interface BoardPage {
  ids: string[];
  total: number;
}

/** One page of the open jobs that match a query without words. */
export async function listBoard(tx: Tx, query: JobQuery, today: string): Promise<BoardPage> {
  const condition = and(
    open(tx, today, query.sacco),
    query.department && inArray(jobs.department, query.department),
    query.location && inArray(jobs.location, query.location),
    query.type && inArray(jobs.type, query.type),
    within(jobs.postedAt, query),
  );
  const { rows, total } = await readPage(
    query,
    tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(condition)
      .orderBy(...orders[query.sort ?? "-postedDate"]),
    tx.select({ total: count() }).from(jobs).where(condition),
  );
  return { ids: rows.map((row) => row.id), total };
}

/** How a search looks for what was typed: the words themselves, or titles that are nearly written so. */
export type Wording = "exact" | "similar";

/**
 * How much of the typed trigrams a title has to share, 0 to 1: `acountant` has 0.75 of `Accountant`, `laon
 * oficer` 0.43 of `Loan Officer`, while unrelated titles were seen up to 0.33.
 */
const similarEnough = 0.35;

/** Columns of the database's own searches (migration 0008). */
const hit = {
  id: sql`id`,
  organisationId: sql`organisation_id`,
  department: sql`department`,
  location: sql`location`,
  type: sql`type`,
  postedAt: sql`posted_at`,
};

const hitOrders = {
  "-postedDate": sql`posted_at desc, id`,
  postedDate: sql`posted_at, id desc`,
  deadline: sql`deadline, id`,
  title: sql`title, id`,
} satisfies Record<NonNullable<JobQuery["sort"]>, SQL>;

/**
 * One page of the open jobs with any part of `typed` in title or description (specification 001, section
 * 5) or all its words in any form and order; or else those with similar titles. The best come first.
 */
export async function searchBoard(
  tx: Tx,
  typed: string,
  query: JobQuery,
  today: string,
  wording: Wording,
): Promise<BoardPage> {
  const hits =
    wording === "exact"
      ? sql`search_board(${typed}, ${partPattern(typed)}, ${today})`
      : sql`search_board_nearly(${typed}, ${similarEnough}, ${today})`;
  const condition = and(
    ofSacco(tx, hit.organisationId, query.sacco),
    notPaused(tx, hit.organisationId),
    notSample(tx, hit.id),
    query.department && inArray(hit.department, query.department),
    query.location && inArray(hit.location, query.location),
    query.type && inArray(hit.type, query.type),
    within(hit.postedAt, query),
  );
  const order = query.sort ? hitOrders[query.sort] : sql`nearness desc, ${hitOrders["-postedDate"]}`;
  // The matches are looked for once: the page is read from what is counted, and the count is right even on a page
  // that the list no longer has.
  const [found] = await rowsOf<{ ids: string[]; total: number }>(
    tx,
    sql`with matches as materialized (select * from ${hits} ${condition ? sql`where ${condition}` : sql``})
      select (select count(*)::int from matches) as total, array(
        select id from matches order by ${order}
        limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
      ) as ids`,
  );
  return found ?? { ids: [], total: 0 };
}

/** The jobs of a page in the order of its ids. */
export async function jobsOfPage(tx: Tx, { ids }: BoardPage) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(publicFields)
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(inArray(jobs.id, ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/**
 * How many jobs are open, in all and by department, location and type, in one pass over them. Of the
 * three, a row names one, or none for the count of all.
 */
export function countOpenJobs(tx: Tx, today: string, sacco: string | undefined) {
  const { department, location, type } = jobs;
  return tx
    .select({ department, location, type, count: count() })
    .from(jobs)
    .where(open(tx, today, sacco))
    .groupBy(sql`grouping sets ((), (${department}), (${location}), (${type}))`)
    .orderBy(desc(count()), asc(department), asc(location), asc(type));
}

/** Adds a job, in the language that its texts are in unless one is given. @returns its id */
export async function insertJob(
  scope: OrganisationScope,
  job: Omit<typeof jobs.$inferInsert, "organisationId">,
): Promise<string> {
  const language = languageOfText(`${job.title}\n${job.description}`);
  const [row] = await scope.insert(jobs, { language, ...job }).returning({ id: jobs.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

/** The jobs of an organisation that take applications on `today`, in the order of the alphabet. */
export const openJobsOf = (scope: OrganisationScope, today: string) =>
  scope
    .select({ id: jobs.id, title: jobs.title, location: jobs.location }, jobs, open(scope.tx, today))
    .orderBy(asc(jobs.title), jobs.id);

/** A job of any organisation, open or closed. */
export async function jobById(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      ...publicFields,
      questions: jobs.questions,
      milestones: jobs.milestones,
      keptMonths: sql<number>`coalesce(${recruitmentRetention.months}, ${retentionBounds.default}::int)`,
    })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(recruitmentRetention, eq(recruitmentRetention.organisationId, jobs.organisationId))
    .where(eq(jobs.id, id))
    .limit(1);
  return row ?? null;
}

/** A job with what its application form asks. */
export type JobRow = NonNullable<Awaited<ReturnType<typeof jobById>>>;

export type PublicJobRow = Awaited<ReturnType<typeof jobsOfPage>>[number];
