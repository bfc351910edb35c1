import { maxPageSize } from "#contract/core/paging.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { countersOf } from "#web/recruitment/portal/counters.ts";
import { DashboardPage } from "#web/recruitment/portal/dashboard-page.tsx";
import type { Route } from "./+types/jobs-dashboard.ts";

/** Applications and jobs that the dashboard shows (specification 001, section 9). */
const shown = 3;

export async function loader(page: Route.LoaderArgs) {
  const user = await requireUser(page, { candidate: true });
  const api = page.context.get(apiContext);
  const [applications, jobs] = await Promise.all([
    api.applications.mine({ query: { pageSize: maxPageSize } }),
    api.jobs.list({ query: { pageSize: shown } }),
  ]);
  return {
    firstName: user.firstName,
    counters: countersOf(applications.rows, jobs.total),
    recent: applications.rows.slice(0, shown),
    recommended: jobs.rows,
    now: new Date().toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Dashboard · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function JobsDashboard({ loaderData: { now, ...page } }: Route.ComponentProps) {
  return <DashboardPage {...page} now={new Date(now)} />;
}
