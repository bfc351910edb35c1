import { Outlet } from "react-router";
import { ExperienceHeader } from "#web/experience/shell/experience-header.tsx";
import { requireUser } from "#web/lib/access.ts";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import type { Route } from "./+types/layout.ts";

/** Customer experience inside the workspace: for holders of the role. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  return null;
}

export const shouldRevalidate = unlessOnlySearchChanged;

export default function CustomerExperience() {
  return (
    <>
      <ExperienceHeader />
      <Outlet />
    </>
  );
}
