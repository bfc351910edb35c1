import { and, asc, count, eq, getTableColumns, inArray, max, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { type HrJob, jobList } from "#contract/recruitment/hr-jobs.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import { ascending, descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { applications } from "../applications/applications.table.ts";
import { generalApplications } from "../general-applications/general-applications.table.ts";
import { matchesSearch, matchesWording } from "../search/text-search.queries.ts";
import { wishesMet } from "./general-wishes.queries.ts";
import { jobs } from "./jobs.table.ts";

export type HrJobQuery = z.output<typeof jobList.query>;

const orders = {
  "-postedDate": [descending(jobs.postedAt), asc(jobs.id)],
  postedDate: [ascending(jobs.postedAt), descending(jobs.id)],
  deadline: [asc(jobs.deadline), asc(jobs.id)],
  title: [asc(jobs.title), asc(jobs.id)],
} satisfies Record<HrJobQuery["sort"], SQL[]>;

const listFields = {
  id: jobs.id,
  title: jobs.title,
  department: jobs.department,
  location: jobs.location,
  type: jobs.type,
  status: jobs.status,
  postedAt: jobs.postedAt,
  deadline: jobs.deadline,
  closedAt: jobs.closedAt,
};

const matching = conditionsOf(jobList, {
  q: (words, scope: OrganisationScope) => matchesSearch(scope, "search_jobs", jobs.id, words),
  status: jobs.status,
  department: jobs.department,
});

/** One page of the organisation's jobs that match, and how many match in all. */
export function listJobsOf(scope: OrganisationScope, query: HrJobQuery) {
  const condition = matching(query, scope);
  return readPage(
    query,
    scope.select(listFields, jobs, condition).orderBy(...orders[query.sort]),
    scope.select({ total: count() }, jobs, condition),
  );
}

/** One of the organisation's jobs with all that HR wrote. */
export async function jobOf(scope: OrganisationScope, id: string) {
  const { organisationId: _, createdAt: __, search: ___, ...fields } = getTableColumns(jobs);
  const [row] = await scope.select(fields, jobs, eq(jobs.id, id));
  return row ?? null;
}
export type OwnJob = NonNullable<Awaited<ReturnType<typeof jobOf>>>;

/** Lets nobody else change the job until the transaction ends. */
export async function lockJob(scope: OrganisationScope, id: string): Promise<void> {
  await scope.select({ id: jobs.id }, jobs, eq(jobs.id, id)).for("update");
}

export async function updateJob(
  scope: OrganisationScope,
  id: string,
  values: Partial<typeof jobs.$inferInsert>,
): Promise<void> {
  await scope.update(jobs, { ...values, version: sql`${jobs.version} + 1` } as never, eq(jobs.id, id));
}

/** The farthest stage that an application to the job has come to; 0 without any. */
export async function farthestStage(scope: OrganisationScope, jobId: string): Promise<number> {
  const [row] = await scope.select(
    { stage: max(applications.stage) },
    applications,
    eq(applications.jobId, jobId),
  );
  return row?.stage ?? 0;
}

/** Applications to each of the jobs by source, most first; a job without any is not in the map. */
export async function applicationsOf(
  scope: OrganisationScope,
  jobIds: string[],
): Promise<Map<string, HrJob["sources"]>> {
  if (jobIds.length === 0) return new Map();
  const { jobId, source, sourceName } = applications;
  const rows = await scope
    .select(
      { jobId, source, sourceName, applications: count() },
      applications,
      inArray(applications.jobId, jobIds),
    )
    .groupBy(jobId, source, sourceName)
    .orderBy(descending(count()), source, sourceName);
  const found = new Map<string, HrJob["sources"]>();
  for (const { jobId: id, ...row } of rows) found.set(id, [...(found.get(id) ?? []), row]);
  return found;
}

/** How many general applicants wish for what each of the jobs is; a job that nobody wishes for is not in the map. */
export async function countGeneralApplications(
  scope: OrganisationScope,
  jobIds: string[],
): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await scope
    .select({ id: jobs.id, count: count() }, jobs, inArray(jobs.id, jobIds))
    .innerJoin(
      generalApplications,
      and(eq(generalApplications.organisationId, jobs.organisationId), wishesMet(jobs)),
    )
    .groupBy(jobs.id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The newest jobs whose title contains the words, or is written nearly so. */
export function jobsWith(scope: OrganisationScope, typed: string, wording: Wording, limit: number) {
  return scope
    .select(
      { id: jobs.id, title: jobs.title, department: jobs.department, location: jobs.location },
      jobs,
      matchesWording(scope, "search_jobs", jobs.id, { typed, wording, limit }),
    )
    .orderBy(descending(jobs.postedAt), jobs.id)
    .limit(limit);
}
