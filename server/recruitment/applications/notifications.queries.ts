import { and, count, eq, inArray } from "drizzle-orm";
import { activeStatuses } from "#contract/recruitment/applications.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";
import { ofJob } from "./joins.table.ts";

/** Whose applications these are, and for what. */
export function applicationTitles(scope: OrganisationScope, ids: string[]) {
  return scope
    .select(
      { id: applications.id, candidateName: applications.candidateName, jobTitle: jobs.title },
      applications,
      inArray(applications.id, ids),
    )
    .innerJoin(jobs, ofJob);
}

/** What these jobs are called, and how many applications to each wait for a decision. */
export function jobsWithWaiting(scope: OrganisationScope, ids: string[]) {
  return scope
    .select({ id: jobs.id, title: jobs.title, waiting: count(applications.id) }, jobs, inArray(jobs.id, ids))
    .leftJoin(
      applications,
      and(
        eq(applications.organisationId, jobs.organisationId),
        eq(applications.jobId, jobs.id),
        inArray(applications.status, activeStatuses),
      ),
    )
    .groupBy(jobs.id, jobs.title);
}
