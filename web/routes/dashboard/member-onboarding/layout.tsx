import { dehydrate, HydrationBoundary, useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import { DeskHeader } from "#web/onboarding/desk/desk-header.tsx";
import { overviewQuery } from "#web/onboarding/desk/queries.ts";
import type { Route } from "./+types/layout.ts";

/** The onboarding desk inside the workspace: for holders of the role. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "onboarding" });
  const client = createQueryClient();
  // The figures that do not come now are asked for by the browser.
  await client.prefetchQuery(overviewQuery(args.context.get(apiContext)));
  return { queries: dehydrate(client) };
}

export const shouldRevalidate = unlessOnlySearchChanged;

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <Tabs />
    </HydrationBoundary>
  );
}

/** Below the boundary, which has the count of what waits. */
function Tabs() {
  const { data } = useQuery(overviewQuery());
  return (
    <>
      <DeskHeader waiting={data?.waiting.total} asked={data?.openRequests} />
      <Outlet />
    </>
  );
}
