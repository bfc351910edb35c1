import { roleCovers } from "#contract/core/access.ts";
import { minSearchLength, type SearchHit } from "#contract/workspace/workspace.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { searchRecruitment } from "#server/recruitment/search.service.ts";

/** What the workspace holds that contains the words, of the modules that the person's roles open. */
export async function searchWorkspace(
  { database }: Platform,
  staff: Staff,
  words: string,
): Promise<SearchHit[]> {
  const roles = staff.principal.membership?.roles ?? [];
  if (words.length < minSearchLength || !roleCovers(roles, "hr")) return [];
  return inOrganisation(database, staff.organisationId, (scope) => searchRecruitment(scope, words));
}
