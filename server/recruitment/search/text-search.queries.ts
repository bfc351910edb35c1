import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { partPattern } from "#server/platform/text.ts";

/** The database's own searches (migration 0007): the ids of an organisation's rows that hold a text. */
type Search = "search_applications" | "search_jobs" | "search_candidates";

/**
 * Whether a row is one of those that the search finds: applications by the candidate's name, email or the
 * title of the job, jobs by their title, candidates by name or email; any part of it, whatever the case.
 */
export function matchesSearch(scope: OrganisationScope, search: Search, id: SQLWrapper, typed: string): SQL {
  const found = sql`${sql.identifier(search)}(${scope.organisationId}::uuid, ${partPattern(typed)})`;
  return sql`${id} = any(array(select ${found}))`;
}
