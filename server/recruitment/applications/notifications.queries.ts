import { inArray } from "drizzle-orm";
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
