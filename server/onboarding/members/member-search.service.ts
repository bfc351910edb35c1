import type { SQL, SQLWrapper } from "drizzle-orm";
import { maxHits, type SearchHit } from "#contract/workspace/workspace.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { matchesMember, membersWith } from "./member-search.queries.ts";

/** Whether a column of another table names one of the members that the words find. */
export const isMemberFoundBy = (scope: OrganisationScope, words: string, memberId: SQLWrapper): SQL =>
  matchesMember(scope, words, memberId);

/** Members of the organisation that the words are found in, or nearly so, the newest first. */
export async function searchMembers(
  scope: OrganisationScope,
  words: string,
  wording: Wording,
): Promise<SearchHit[]> {
  return (await membersWith(scope, words, wording, maxHits)).map(
    ({ id, fullName, memberNumber, idNumber }) => ({
      kind: "member" as const,
      id,
      title: fullName,
      detail: memberNumber ? `Member ${memberNumber}` : `ID ${idNumber}`,
    }),
  );
}
