import { desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { withoutSeparators } from "#contract/onboarding/id-number.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { hasSimilarName, type Wording } from "#server/platform/database/similar-names.ts";
import { partPattern } from "#server/platform/text.ts";
import { members } from "./members.table.ts";

/** The digits of a phone number as they are kept, from what somebody typed of it: `0712 3` -> `2547123`. */
const phonePart = (typed: string): string =>
  withoutSeparators(typed)
    .replace(/^\+/, "")
    .replace(/^0(?=[17])/, "254");

/**
 * Whether a member is one of those that the search finds: any part of the name, email address or member number, of ID
 * number or KRA PIN whatever blanks are typed in them, or of the phone number however it is written.
 */
export const matchesMember = (scope: OrganisationScope, typed: string, id: SQLWrapper = members.id): SQL => {
  const number = partPattern(withoutSeparators(typed));
  const patterns = sql`${partPattern(typed)}, ${number}, ${partPattern(phonePart(typed))}`;
  const found = sql`search_members(${scope.organisationId}::uuid, ${patterns})`;
  return sql`${id} = any(array(select ${found}))`;
};

/** The newest members that the search finds. */
export const membersWith = (scope: OrganisationScope, words: string, wording: Wording, limit: number) =>
  scope
    .select(
      {
        id: members.id,
        fullName: members.fullName,
        memberNumber: members.memberNumber,
        idNumber: members.idNumber,
      },
      members,
      wording === "exact"
        ? matchesMember(scope, words)
        : hasSimilarName(scope, "member", members.id, words, limit),
    )
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(limit);
