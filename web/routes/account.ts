import { redirect } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import type { Route } from "./+types/account.ts";

/** One address for everybody's account, as mails and menus name it: each person's own frame has the page. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args);
  return redirect(user.workspace ? "/dashboard/account" : "/jobs/account");
}
