import { Outlet } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import { trialNote } from "#web/recruitment/hr/shell/trial.ts";
import { WorkspaceShell } from "#web/recruitment/hr/shell/workspace-shell.tsx";
import type { PageHandle } from "#web/site/shell.ts";
import { ThemeToggle } from "#web/site/theme-toggle.tsx";
import type { Route } from "./+types/layout.ts";

export const handle: PageHandle = { shell: "own" };

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  return { user, trial: user.workspace && trialNote(user.workspace, new Date()) };
}

export const shouldRevalidate = unlessOnlySearchChanged;

export default function HrManager({ loaderData: { user, trial }, matches }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <WorkspaceShell
        product={matches[0].loaderData.settings.brand.product}
        user={user}
        trial={trial}
        tools={<ThemeToggle />}
      >
        <Outlet />
      </WorkspaceShell>
    </QueryProvider>
  );
}
