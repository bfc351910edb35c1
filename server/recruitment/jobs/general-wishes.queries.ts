import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { generalApplications } from "../general-applications/general-applications.table.ts";

/** That a general application's wishes are met by a job's department and kind; who wishes for nothing takes any. */
export const wishesMet = (job: {
  department: SQLWrapper | string;
  type: SQLWrapper | string;
}): SQL | undefined =>
  and(
    or(
      sql`cardinality(${generalApplications.departments}) = 0`,
      sql`${job.department} = any(${generalApplications.departments})`,
    ),
    or(
      sql`cardinality(${generalApplications.types}) = 0`,
      sql`${job.type} = any(${generalApplications.types})`,
    ),
  );
