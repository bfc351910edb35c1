import { type SQL, sql } from "drizzle-orm";

/** How many rows a condition holds for; several such counts take one look at the rows. */
export const countWhere = (condition: SQL | undefined): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
