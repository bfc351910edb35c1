import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { jobsQuery, readJobFilters } from "#web/recruitment/jobs/hr/filters.ts";
import { JobsPage } from "#web/recruitment/jobs/hr/jobs-page.tsx";
import type { Route } from "./+types/jobs.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { hr } = args.context.get(apiContext);
  const filters = readJobFilters(args.url.searchParams);
  const { rows, total } = await hr.jobs.list({ query: jobsQuery(filters) });
  return { jobs: rows, total, filters };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Jobs · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return <JobsPage {...loaderData} />;
}
