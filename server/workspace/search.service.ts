import { roleCovers } from "#contract/core/access.ts";
import { minSearchLength, type SearchHit } from "#contract/workspace/workspace.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import type { SearchSource } from "#server/platform/domain.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Fewer letters are like too many names. */
const minSimilarLength = 4;

/** What the workspace holds that contains the words, of the domains that the person's roles open. */
export async function searchWorkspace(
  { database }: Platform,
  sources: readonly SearchSource[],
  staff: Staff,
  words: string,
): Promise<SearchHit[]> {
  const roles = staff.principal.membership?.roles ?? [];
  const open = sources.filter(({ role }) => roleCovers(roles, role));
  if (words.length < minSearchLength || open.length === 0) return [];
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const search = async (wording: Wording) => {
      const hits: SearchHit[] = [];
      for (const { find } of open) hits.push(...(await find(scope, words, wording)));
      return hits;
    };
    const exact = await search("exact");
    // Whoever typed correctly never sees near misses.
    if (exact.length > 0 || words.length < minSimilarLength) return exact;
    return (await search("similar")).map((hit) => ({ ...hit, similar: true }));
  });
}
