import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Highest first, as the schema's descending indexes are built: Drizzle writes them `DESC NULLS LAST`, and an
 * order that is plainly `desc` means `NULLS FIRST`, which such an index cannot serve. For a column whose index is
 * ascending it is the other way round: plain `desc` reads that index backwards, and this sorts the whole table.
 */
export const descending = (column: SQLWrapper): SQL => sql`${column} desc nulls last`;

/** Lowest first, as a descending index gives it when it is read backwards. */
export const ascending = (column: SQLWrapper): SQL => sql`${column} asc nulls first`;
