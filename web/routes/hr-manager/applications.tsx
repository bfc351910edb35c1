import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { ApplicationsPage } from "#web/recruitment/hr/list/applications-page.tsx";
import { noFilters, readFilters } from "#web/recruitment/hr/list/filters.ts";
import { openApplication } from "#web/recruitment/hr/list/open-application.ts";
import { applicationQuery, applicationsQuery } from "#web/recruitment/hr/queries.ts";
import type { Route } from "./+types/applications.ts";

/** Asks for what the first view shows. A query that fails here is asked again, and explained, in the browser. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const api = args.context.get(apiContext);
  const client = createQueryClient();
  const filters = readFilters(args.url.searchParams);
  const open = openApplication(args.url.searchParams);
  await Promise.all([
    client.prefetchQuery(applicationsQuery(api, filters)),
    client.prefetchQuery(applicationsQuery(api, noFilters)),
    open && client.prefetchQuery(applicationQuery(api, open)),
  ]);
  return { queries: dehydrate(client) };
}

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
