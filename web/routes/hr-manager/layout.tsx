import { Outlet } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import type { Route } from "./+types/layout.ts";

/** Recruitment inside the workspace: for holders of the role. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  return null;
}

export const shouldRevalidate = unlessOnlySearchChanged;

export default function HrManager() {
  return <Outlet />;
}
