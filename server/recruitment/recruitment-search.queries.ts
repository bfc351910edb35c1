import { and, desc, eq, or } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { contains } from "#server/platform/text.ts";
import { applications, candidates, jobs } from "./recruitment.table.ts";

/** The newest positions whose title contains the words. */
export function jobsWith(scope: OrganisationScope, words: string, limit: number) {
  return scope
    .select(
      { id: jobs.id, title: jobs.title, department: jobs.department, location: jobs.location },
      jobs,
      contains(jobs.title, words),
    )
    .orderBy(desc(jobs.postedAt), jobs.id)
    .limit(limit);
}

/** The newest candidates (ids grow) whose name or email contains the words. */
export function candidatesWith(scope: OrganisationScope, words: string, limit: number) {
  return scope
    .select(
      { id: candidates.id, name: candidates.name, email: candidates.email },
      candidates,
      or(contains(candidates.name, words), contains(candidates.email, words)),
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
      or(
        contains(applications.candidateName, words),
        contains(applications.candidateEmail, words),
        contains(jobs.title, words),
      ),
    )
    .innerJoin(
      jobs,
      and(eq(jobs.organisationId, applications.organisationId), eq(jobs.id, applications.jobId)),
    )
    .orderBy(desc(applications.appliedAt), applications.id)
    .limit(limit);
}
