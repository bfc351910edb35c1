import { data, redirect } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { type Role, roleCovers } from "#contract/core/access.ts";
import { currentUser, type PageContext } from "./context.ts";
import { loginPath } from "./next-path.ts";

/**
 * Who may see a page: anyone signed in, a member of an organisation, a holder of the role there (or the
 * owner), or a job seeker.
 */
export type PageAccess = { staff?: boolean; role?: Role; candidate?: boolean };

/**
 * Guards a page: call it first in a loader or action.
 * @param page the loader's own arguments; `url` is the address without the framework's additions
 * @returns the signed-in person
 * @throws a redirect to the sign-in page (`/jobs/login` for candidate pages) that leads back here,
 *   or to where two-factor sign-in is set up, or the 403 page for a person with another role
 */
export async function requireUser(
  { context, url }: { context: PageContext; url: URL },
  { staff = false, role, candidate = false }: PageAccess = {},
): Promise<User> {
  const user = await currentUser(context);
  if (!user) throw redirect(loginPath(url, candidate ? "/jobs/login" : "/login"));
  const allowed =
    (!staff || user.workspace !== null) &&
    (!role || roleCovers(user.workspace?.roles ?? [], role)) &&
    (!candidate || user.isCandidate);
  if (!allowed) throw data({ code: "forbidden" }, { status: 403 });
  // Nothing of the workspace opens before it is set up; the page that asks for it leads back here.
  if ((staff || role) && user.workspace?.twoFactorOverdue) {
    throw redirect(`/two-factor?${new URLSearchParams({ next: url.pathname + url.search })}`);
  }
  return user;
}
