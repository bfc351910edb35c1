import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { OrganisationScope } from "./scope.ts";

/** How a search looks for what was typed: the words themselves, or names that are nearly written so. */
export type Wording = "exact" | "similar";

/** Tables with a name that is looked for. */
type NamedTable = "job" | "candidate" | "application" | "member";

/** How much of the typed trigrams a name has to share, 0 to 1: `Wanjku` has 0.71 of `Wanjiku`, `Kamua` 0.5 of `Kamau`. */
const similarEnough = 0.4;

/** Whether a row is one of the nearest by its name: a function of the database, as docs/decisions/011-search.md says. */
export function hasSimilarName(
  { organisationId }: OrganisationScope,
  table: NamedTable,
  id: SQLWrapper,
  typed: string,
  limit: number,
): SQL {
  const found = sql`search_similar_names(${organisationId}::uuid, ${table}, ${typed}, ${similarEnough}, ${limit})`;
  return sql`${id} = any(array(select ${found}))`;
}
