import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { readPhone } from "#contract/core/phone-number.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { hasSimilarName, type Wording } from "#server/platform/database/similar-names.ts";
import { partPattern } from "#server/platform/text.ts";

/** The database's own searches (migration 0007): the ids of an organisation's rows that hold a text. */
type Search = "search_applications" | "search_jobs" | "search_candidates";

/** Whether a column holds the phone number that was typed, however it is written; undefined where none was. */
export function hasPhone(column: SQLWrapper, typed: string): SQL | undefined {
  const number = readPhone(typed);
  return number === null ? undefined : sql`${column} = ${number}`;
}

/** Of which search each table is. */
const tableOf = {
  search_applications: "application",
  search_jobs: "job",
  search_candidates: "candidate",
} as const;

/** The same, or, where the words are not meant as typed, whether it is one of the nearest by its name. */
export const matchesWording = (
  scope: OrganisationScope,
  search: Search,
  id: SQLWrapper,
  { typed, wording, limit }: { typed: string; wording: Wording; limit: number },
): SQL =>
  wording === "exact"
    ? matchesSearch(scope, search, id, typed)
    : hasSimilarName(scope, tableOf[search], id, typed, limit);

/** The ids that a search finds, to be selected from. */
export const foundBy = (scope: OrganisationScope, search: Search, typed: string): SQL =>
  sql`${sql.identifier(search)}(${scope.organisationId}::uuid, ${partPattern(typed)})`;

/**
 * Whether a row is one of those that the search finds: applications by the candidate's name, email or the
 * title of the job, jobs by their title, candidates by name or email; any part of it, whatever the case.
 */
export function matchesSearch(scope: OrganisationScope, search: Search, id: SQLWrapper, typed: string): SQL {
  return sql`${id} = any(array(select ${foundBy(scope, search, typed)}))`;
}
