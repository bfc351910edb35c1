import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isAmong } from "#server/platform/database/among.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";

/** Joins applications and a table whose rows belong to one; the organisation leads the indexes of both. */
export const ofApplication = (table: {
  organisationId: PgColumn;
  applicationId: PgColumn;
}): SQL | undefined =>
  and(eq(table.organisationId, applications.organisationId), eq(table.applicationId, applications.id));

/** Some applications, and whose they are. */
export type TheseApplications = {
  organisationIds: readonly string[];
  ids: readonly string[];
};

/** Rows of a table that belong to one of these applications, in a statement that is written once for all of them. */
export const ofThese = (table: { organisationId: PgColumn; applicationId: PgColumn }): SQL | undefined =>
  and(
    isAmong(table.organisationId, sql.placeholder("organisationIds" satisfies keyof TheseApplications)),
    isAmong(table.applicationId, sql.placeholder("ids" satisfies keyof TheseApplications)),
  );

/** Joins applications and the jobs that they are for. */
export const ofJob = and(
  eq(jobs.organisationId, applications.organisationId),
  eq(jobs.id, applications.jobId),
);
