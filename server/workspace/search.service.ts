import { roleCovers } from "#contract/core/access.ts";
import { minSearchLength, type SearchHit } from "#contract/workspace/workspace.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { SearchSource } from "#server/platform/domain.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";

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
    const hits: SearchHit[] = [];
    for (const { find } of open) hits.push(...(await find(scope, words)));
    return hits;
  });
}
