import { redirect } from "react-router";
import { v4 } from "uuid";
import { requireUser } from "#web/lib/access.ts";
import { jobDraftPath } from "#web/recruitment/jobs/hr/paths.ts";
import type { Route } from "./+types/job-new.ts";

/** Begins a draft: its id is in the address, so that a reload finds what was written. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  return redirect(jobDraftPath(v4()));
}
