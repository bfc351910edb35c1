import { redirect } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ApplicationsPage } from "#web/recruitment/portal/applications-page.tsx";
import { myPageSize, readMyFilters } from "#web/recruitment/portal/filters.ts";
import { loadMyApplications } from "#web/recruitment/portal/my-applications.ts";
import { searchForPage } from "#web/ui/pages.ts";
import type { Route } from "./+types/jobs-applications.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const filters = readMyFilters(page.url.searchParams);
  const loaded = await loadMyApplications(page.context.get(apiContext), filters);
  // An old link to a page that the list no longer has leads to the last one.
  const pages = Math.max(1, Math.ceil(loaded.total / myPageSize));
  if (filters.page > pages) throw redirect(`/jobs/applications${searchForPage(page.url.search, pages)}`);
  return { filters, loaded, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `My Applications · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function JobsApplications({ loaderData: { now, ...page } }: Route.ComponentProps) {
  return <ApplicationsPage {...page} now={new Date(now)} />;
}
