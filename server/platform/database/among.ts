import { type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whether an id is one of these. They are one value of the statement, whose text is the same for every number of them, so
 * that it is prepared once; Drizzle's `inArray` names each by itself.
 */
export const isAmong = (id: SQLWrapper, ids: readonly string[] | Placeholder): SQL =>
  sql`${id} = any(${sql.param(ids)}::uuid[])`;
