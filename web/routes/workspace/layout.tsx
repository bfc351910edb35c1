import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { Outlet, useLocation } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient, QueryProvider } from "#web/lib/query.tsx";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import type { PageHandle } from "#web/site/shell.ts";
import { ThemeToggle } from "#web/site/theme-toggle.tsx";
import { ModuleOff } from "#web/workspace/module-off.tsx";
import { NotificationBell } from "#web/workspace/notifications/bell.tsx";
import { unreadQuery } from "#web/workspace/notifications/queries.ts";
import { commandsOf } from "#web/workspace/palette/commands.ts";
import { WorkspaceSearch } from "#web/workspace/palette/workspace-search.tsx";
import { accountPage, moduleOffAt, modulesOf, notificationsPage } from "#web/workspace/shell/modules.ts";
import { trialNote } from "#web/workspace/shell/trial.ts";
import { WorkspaceShell } from "#web/workspace/shell/workspace-shell.tsx";
import type { Route } from "./+types/layout.ts";

export const handle: PageHandle = { shell: "own" };

/** The frame of every page for staff. A page that needs a certain role asks for it again in its own loader. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const client = createQueryClient();
  // A count that does not come now is asked for by the browser.
  await client.prefetchQuery(unreadQuery(args.context.get(apiContext)));
  return {
    user,
    trial: user.workspace && trialNote(user.workspace, new Date()),
    queries: dehydrate(client),
  };
}

export const shouldRevalidate = unlessOnlySearchChanged;

export default function Workspace({ loaderData: { user, trial, queries }, matches }: Route.ComponentProps) {
  const off = moduleOffAt(user, useLocation().pathname);
  return (
    <QueryProvider>
      <HydrationBoundary state={queries}>
        <WorkspaceShell
          product={matches[0].loaderData.settings.brand.product}
          user={user}
          trial={trial}
          tools={
            <>
              <WorkspaceSearch
                pages={[...modulesOf(user), notificationsPage, accountPage]}
                commands={commandsOf(user)}
              />
              <NotificationBell />
              <ThemeToggle />
            </>
          }
        >
          {off ? (
            <ModuleOff label={off.label} owns={user.workspace?.roles.includes("owner") ?? false} />
          ) : (
            <Outlet />
          )}
        </WorkspaceShell>
      </HydrationBoundary>
    </QueryProvider>
  );
}
