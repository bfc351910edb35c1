import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { begunApplicationList } from "#contract/onboarding/begun-applications.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { readList } from "#web/lib/list-state.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { ApplicationsPage } from "#web/onboarding/desk/list/applications-page.tsx";
import { begunApplicationsQuery } from "#web/onboarding/desk/queries.ts";
import type { Route } from "./+types/applications.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "onboarding" });
  const client = createQueryClient();
  await client.prefetchQuery(
    begunApplicationsQuery(
      readList(begunApplicationList, args.url.searchParams),
      args.context.get(apiContext),
    ),
  );
  return { queries: dehydrate(client) };
}

/** From here on the browser asks for itself: what the address says is part of each query's key. */
export { unlessOnlySearchChanged as shouldRevalidate } from "#web/lib/revalidation.ts";
export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Applications · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <ApplicationsPage />
    </HydrationBoundary>
  );
}
