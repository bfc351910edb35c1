import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  isNull,
  lt,
  max,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { fillsOf, hires } from "../applications/fills.queries.ts";
import { ofApplication, ofJob } from "../applications/joins.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { interviews } from "../pipeline/pipeline.table.ts";

/** Departments that a report names; an organisation has about seven. */
const maxDepartments = 30;

/** Rows whose moment lies in a span. */
export const within = (moment: PgColumn, { start, end }: Span): SQL | undefined =>
  and(gte(moment, start), lt(moment, end));

/** Applications that were sent in a span. */
export const appliedIn = (span: Span): SQL | undefined => within(applications.appliedAt, span);

export const hiredCount = countWhere(eq(applications.status, "accepted"));

/** All applications of the organisation, and those of them that were accepted. */
export async function countApplications(scope: OrganisationScope) {
  const [row] = await scope.select({ total: count(), hired: hiredCount }, applications);
  return row ?? { total: 0, hired: 0 };
}

/** Applications that were sent in a span. */
export async function countApplicationsIn(scope: OrganisationScope, span: Span): Promise<number> {
  const [row] = await scope.select({ total: count() }, applications, appliedIn(span));
  return row?.total ?? 0;
}

/** Jobs that are open on a day, and how many departments they are in. */
export async function countOpenJobs(scope: OrganisationScope, today: string) {
  const [row] = await scope.select(
    { jobs: count(), departments: countDistinct(jobs.department) },
    jobs,
    and(eq(jobs.status, "Active"), gte(jobs.deadline, today)),
  );
  return row ?? { jobs: 0, departments: 0 };
}

/** Applications at the interview stage, and others that have an interview ahead. */
export async function countPendingInterviews(scope: OrganisationScope, now: Date): Promise<number> {
  const [waiting] = await scope.select(
    { total: count() },
    applications,
    eq(applications.status, "interview"),
  );
  const [ahead] = await scope
    .select(
      { total: countDistinct(interviews.applicationId) },
      interviews,
      and(
        gte(interviews.startsAt, now),
        isNull(interviews.cancelledAt),
        notInArray(applications.status, ["interview", "accepted", "rejected", "withdrawn"]),
      ),
    )
    .innerJoin(applications, ofApplication(interviews));
  return (waiting?.total ?? 0) + (ahead?.total ?? 0);
}

/** How long something took, over all cases. */
export interface Took {
  cases: number;
  averageSeconds: number | null;
  medianSeconds: number | null;
}

const took = (seconds: SQL<unknown>) => ({
  cases: count(),
  averageSeconds: sql<number | null>`avg(${seconds})`.mapWith(Number),
  medianSeconds: sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})`.mapWith(Number),
});

const noCase: Took = { cases: 0, averageSeconds: null, medianSeconds: null };

/**
 * From application to acceptance, of the accepted ones. An application that was accepted, reopened and accepted again
 * counts to the last time.
 * @param span counts applications that were sent in it only
 */
export async function timeToHire(scope: OrganisationScope, span?: Span): Promise<Took> {
  const hire = scope
    .select(
      { appliedAt: applications.appliedAt, hiredAt: max(applicationEvents.at).as("hired_at") },
      applications,
      and(eq(applications.status, "accepted"), span && appliedIn(span)),
    )
    .innerJoin(applicationEvents, hires)
    .groupBy(applications.id, applications.appliedAt)
    .as("hire");
  const seconds = sql`extract(epoch from ${hire.hiredAt} - ${hire.appliedAt})`;
  const [row] = await scope.tx.select(took(seconds)).from(hire);
  return row ?? noCase;
}

/** From the opening of a job to the first acceptance of an applicant, of jobs whose first one lies in the span. */
export async function timeToFill(scope: OrganisationScope, span: Span): Promise<Took> {
  const fill = fillsOf(scope);
  // A job that was opened again after a hire counts from then on only, and that hire no more.
  const seconds = sql`greatest(extract(epoch from ${fill.filledAt} - ${jobs.postedAt}), 0)`;
  const [row] = await scope
    .select(took(seconds), jobs)
    .innerJoin(
      fill,
      and(eq(fill.jobId, jobs.id), gte(fill.filledAt, span.start), lt(fill.filledAt, span.end)),
    );
  return row ?? noCase;
}

/** Applications by the Monday (in Nairobi) of their week, of weeks that had any. */
export function applicationsByWeek(scope: OrganisationScope, span: Span) {
  const monday = sql<string>`to_char(date_trunc('week', ${applications.appliedAt} at time zone 'Africa/Nairobi'), 'YYYY-MM-DD')`;
  return scope
    .select({ monday: monday.as("monday"), applications: count() }, applications, appliedIn(span))
    .groupBy(sql`monday`);
}

/** Applications by the status that they have now. */
export function applicationsByStatus(scope: OrganisationScope, span: Span) {
  return scope
    .select({ status: applications.status, applications: count() }, applications, appliedIn(span))
    .groupBy(applications.status);
}

/** Applications by the department of their job, most first. */
export function applicationsByDepartment(scope: OrganisationScope, span: Span) {
  return scope
    .select(
      { department: jobs.department, applications: count(), hired: hiredCount },
      applications,
      appliedIn(span),
    )
    .innerJoin(jobs, ofJob)
    .groupBy(jobs.department)
    .orderBy(desc(count()), jobs.department)
    .limit(maxDepartments);
}
