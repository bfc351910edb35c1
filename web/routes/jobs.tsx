import { redirect } from "react-router";
import { apiContext } from "#web/lib/context.ts";
import { boardPageSize, jobQuery, readFilters } from "#web/recruitment/jobs/filters.ts";
import { JobBoard } from "#web/recruitment/jobs/job-board.tsx";
import { searchForPage } from "#web/ui/pages.ts";
import type { Route } from "./+types/jobs.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = readFilters(url.searchParams);
  const [{ rows, total }, facets] = await Promise.all([
    api.jobs.list({ query: jobQuery(filters) }),
    api.jobs.facets({ query: { sacco: filters.sacco || undefined } }),
  ]);
  // An old link to a page that the list no longer has leads to the last one.
  const pages = Math.max(1, Math.ceil(total / boardPageSize));
  if (filters.page > pages) throw redirect(`/jobs${searchForPage(url.search, pages)}`);
  return { filters, jobs: rows, total, pageSize: boardPageSize, facets, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const settings = matches[0].loaderData?.settings;
  const sacco = loaderData?.filters.sacco ? loaderData.jobs[0]?.organization.name : undefined;
  const title = sacco ? `Open positions at ${sacco}` : "Available Positions";
  const search = loaderData ? searchForPage("", loaderData.filters.page) : "";
  return [
    { title: `${title} · ${settings?.brand.product}` },
    {
      name: "description",
      content:
        "Open positions at Kenyan savings cooperatives: tellers, loan officers, accountants, ICT and more.",
    },
    { tagName: "link", rel: "canonical", href: `${settings?.appUrl}/jobs${search}` },
  ];
};

export default function Jobs({ loaderData: { now, ...board } }: Route.ComponentProps) {
  return <JobBoard {...board} now={new Date(now)} />;
}
