import { and, desc, eq } from "drizzle-orm";
import { descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications, candidates, jobs } from "./recruitment.table.ts";
import { foundBy } from "./search.queries.ts";

/** The newest positions whose title contains the words. */
export function jobsWith(scope: OrganisationScope, words: string, limit: number) {
  return scope
    .select(
      { id: jobs.id, title: jobs.title, department: jobs.department, location: jobs.location },
      jobs,
      foundBy(scope, "search_jobs", jobs.id, words),
    )
    .orderBy(descending(jobs.postedAt), jobs.id)
    .limit(limit);
}

/** The newest candidates (ids grow) whose name or email contains the words. */
export function candidatesWith(scope: OrganisationScope, words: string, limit: number) {
  return scope
    .select(
      { id: candidates.id, name: candidates.name, email: candidates.email },
      candidates,
      foundBy(scope, "search_candidates", candidates.id, words),
    )
    .orderBy(desc(candidates.id))
    .limit(limit);
}

/** The newest applications whose candidate's name or email, or whose position, contains the words. */
export function applicationsWith(scope: OrganisationScope, words: string, limit: number) {
  return scope
    .select(
      { id: applications.id, candidateName: applications.candidateName, jobTitle: jobs.title },
      applications,
      foundBy(scope, "search_applications", applications.id, words),
    )
    .innerJoin(
      jobs,
      and(eq(jobs.organisationId, applications.organisationId), eq(jobs.id, applications.jobId)),
    )
    .orderBy(descending(applications.appliedAt), applications.id)
    .limit(limit);
}
