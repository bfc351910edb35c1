import type { SQL, SQLWrapper } from "drizzle-orm";
import { maxHits, type SearchHit } from "#contract/workspace/workspace.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { hasSimilarName, type Wording } from "#server/platform/database/similar-names.ts";
import { matchesMember, membersWith } from "./member-search.queries.ts";

/** Members with nearly that name whose rows of another table are looked for: not each of them has some. */
const nearestMembers = 50;

/** Whether a column of another table names one of the members that the words find, or nearly so. */
export const isMemberFoundBy = (
  scope: OrganisationScope,
  words: string,
  memberId: SQLWrapper,
  wording: Wording = "exact",
): SQL =>
  wording === "exact"
    ? matchesMember(scope, words, memberId)
    : hasSimilarName(scope, "member", memberId, words, nearestMembers);

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
