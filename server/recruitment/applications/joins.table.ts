import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";

/** Joins applications and a table whose rows belong to one; the organisation leads the indexes of both. */
export const ofApplication = (table: {
  organisationId: PgColumn;
  applicationId: PgColumn;
}): SQL | undefined =>
  and(eq(table.organisationId, applications.organisationId), eq(table.applicationId, applications.id));

/** Joins applications and the jobs that they are for. */
export const ofJob = and(
  eq(jobs.organisationId, applications.organisationId),
  eq(jobs.id, applications.jobId),
);
