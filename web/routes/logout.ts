import { redirect } from "react-router";
import { apiContext } from "#web/lib/context.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { keptNames } from "#web/lib/kept-storage.ts";
import { keptDraftPrefix } from "#web/ui/wizard/kept-draft.ts";
import type { Route } from "./+types/logout.ts";

/** Ends the session. Job seekers return to the jobs list, staff to the home page. */
export async function action({ context, request }: Route.ActionArgs) {
  await context.get(apiContext).auth.logout();
  const form = await request.formData();
  return redirect(form.get("from") === "jobs" ? "/jobs" : "/");
}

/** Who signs out leaves nothing of their drafts in the tab. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(serverAction, keptNames(keptDraftPrefix));

/** Signing out changes something, so a mere visit does not do it. */
export function loader() {
  return redirect("/");
}
