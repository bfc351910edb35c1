import { and, asc, count, desc, eq, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { jobListQuery } from "#contract/recruitment/jobs.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { contains } from "#server/platform/text.ts";
import { jobs } from "./recruitment.table.ts";

export type JobQuery = z.output<typeof jobListQuery>;

const publicFields = {
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
  requirements: jobs.requirements,
  responsibilities: jobs.responsibilities,
  benefits: jobs.benefits,
  skills: jobs.skills,
  milestones: jobs.milestones,
  status: jobs.status,
  postedAt: jobs.postedAt,
  deadline: jobs.deadline,
  organisationName: organisations.name,
  organisationSlug: organisations.slug,
};

const orders = {
  "-postedDate": [desc(jobs.postedAt), desc(jobs.id)],
  postedDate: [asc(jobs.postedAt), asc(jobs.id)],
  deadline: [asc(jobs.deadline), asc(jobs.id)],
  title: [asc(jobs.title), asc(jobs.id)],
} satisfies Record<NonNullable<JobQuery["sort"]>, SQL[]>;

/** Positions that can be applied for on `today` (a day in Nairobi), of every organisation or one. */
function open(today: string, sacco: string | undefined): SQL | undefined {
  return and(
    eq(jobs.status, "Active"),
    gte(jobs.deadline, today),
    sacco === undefined ? undefined : eq(organisations.slug, sacco),
  );
}

/** How a search looks for what was typed: the words themselves, or titles that are nearly written so. */
export type Wording = "exact" | "similar";

/**
 * How much of the typed trigrams a title has to share, 0 to 1: `acountant` has 0.75 of `Accountant`, `laon
 * oficer` 0.43 of `Loan Officer`, while unrelated titles were seen up to 0.33.
 */
const similarEnough = 0.35;

/** Any part of the title or description (specification 001, section 5), or all the words in any form and order. */
function found(typed: string, wording: Wording): SQL | undefined {
  if (wording === "similar") return sql`${typed} <% ${jobs.title}`;
  return or(
    contains(jobs.title, typed),
    contains(jobs.description, typed),
    sql`${jobs.search} @@ websearch_to_tsquery('english', ${typed})`,
  );
}

function matching(query: JobQuery, wording: Wording): SQL | undefined {
  return and(
    query.q ? found(query.q, wording) : undefined,
    query.department && inArray(jobs.department, query.department),
    query.location && inArray(jobs.location, query.location),
    query.type && inArray(jobs.type, query.type),
  );
}

function orderOf({ q, sort }: JobQuery, wording: Wording): SQL[] {
  if (sort || !q) return orders[sort ?? "-postedDate"];
  const nearest =
    wording === "similar"
      ? // The best part of the title, and the title as a whole: a long one must not win by a stray syllable.
        [desc(sql`word_similarity(${q}, ${jobs.title}) + similarity(${q}, ${jobs.title})`)]
      : [desc(contains(jobs.title, q))];
  return [...nearest, ...orders["-postedDate"]];
}

/** One page of the open positions that match, and how many match in all. */
export async function listOpenJobs(tx: Tx, query: JobQuery, today: string, wording: Wording) {
  if (wording === "similar") {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarEnough)}, true)`,
    );
  }
  const condition = and(open(today, query.sacco), matching(query, wording));
  const rows = await tx
    .select(publicFields)
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(condition)
    .orderBy(...orderOf(query, wording))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [counted] = await tx
    .select({ total: count() })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(condition);
  return { rows, total: counted?.total ?? 0 };
}

/** Departments, locations or types among the open positions, most first. */
export function countOpenJobsBy(
  tx: Tx,
  column: typeof jobs.department | typeof jobs.location | typeof jobs.type,
  today: string,
  sacco: string | undefined,
) {
  return tx
    .select({ value: column, count: count() })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(open(today, sacco))
    .groupBy(column)
    .orderBy(desc(count()), asc(column));
}

/** Adds a position. @returns its id */
export async function insertJob(
  scope: OrganisationScope,
  job: Omit<typeof jobs.$inferInsert, "organisationId">,
): Promise<string> {
  const [row] = await scope.insert(jobs, job).returning({ id: jobs.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

/** A position of any organisation, open or closed. */
export async function jobById(tx: Tx, id: string) {
  const [row] = await tx
    .select(publicFields)
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(eq(jobs.id, id))
    .limit(1);
  return row ?? null;
}

export type PublicJobRow = NonNullable<Awaited<ReturnType<typeof jobById>>>;
