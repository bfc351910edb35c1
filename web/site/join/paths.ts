import type { User } from "#contract/accounts/accounts.ts";
import { roleCovers } from "#contract/core/access.ts";
import { joinPath, saccoJoinPath } from "#contract/onboarding/addresses.ts";

/** The part of the page for people who are members already, or have applied. */
export const memberLoginId = "member-login";

/** The contact form, begun for an applicant. */
export const askAboutJoiningPath = ({ askSubject }: { askSubject: string }): string =>
  `/contact?${new URLSearchParams({ subject: askSubject })}#message`;

/** The organisation of the demo by which visitors see how registering goes. */
const demoSacco = "umoja";

/**
 * Where a new member is registered from an agent's page: at the SACCO that its link names (`?sacco=`), at that of the
 * staff who take members in, at the demo's; without any of them one chooses.
 */
export function registrationPath(
  search: URLSearchParams,
  { user, demo }: { user: Pick<User, "workspace"> | null; demo: boolean },
): string {
  const own = roleCovers(user?.workspace?.roles ?? [], "onboarding") ? user?.workspace?.slug : undefined;
  const slug = search.get("sacco") || own || (demo ? demoSacco : undefined);
  return slug ? saccoJoinPath(slug) : joinPath;
}
