import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { CodedError } from "#contract/core/errors.ts";
import { applicationList } from "#contract/recruitment/hr.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { readList, wholeList } from "#web/lib/list-state.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { ApplicationsPage } from "#web/recruitment/applications/hr/list/applications-page.tsx";
import { openApplication } from "#web/recruitment/applications/hr/open-application.ts";
import { applicationQuery, applicationsQuery } from "#web/recruitment/applications/hr/queries.ts";
import type { Route } from "./+types/applications.ts";

/**
 * Asks for what the first view shows. A list that the address has no right words for is refused here; whatever
 * else fails is asked again, and explained, in the browser.
 */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const api = args.context.get(apiContext);
  const client = createQueryClient();
  const open = openApplication(args.url.searchParams);
  const list = applicationsQuery(readList(applicationList, args.url.searchParams), api);
  await Promise.all([
    client.prefetchQuery(list),
    client.prefetchQuery(applicationsQuery(wholeList(applicationList), api)),
    open && client.prefetchQuery(applicationQuery(open, api)),
  ]);
  const { error } = client.getQueryState(list.queryKey) ?? {};
  if (error instanceof CodedError && error.status < 500) throw error;
  return { queries: dehydrate(client) };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

/** From here on the browser asks for itself: what the address says is part of each query's key. */
export { shouldRevalidate } from "./layout.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Applications · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Applications({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <ApplicationsPage />
    </HydrationBoundary>
  );
}
