import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { DashboardPage } from "#web/recruitment/reports/dashboard/dashboard-page.tsx";
import type { Route } from "./+types/dashboard.ts";

/** How many the dashboard shows (specification 001, section 9). */
const recentApplications = 5;
const shownJobs = 4;

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { hr } = args.context.get(apiContext);
  const [stats, recent, jobs] = await Promise.all([
    hr.dashboard.stats(),
    hr.applications.list({ query: { pageSize: recentApplications } }),
    hr.jobs.list({ query: { pageSize: shownJobs } }),
  ]);
  return { stats, recent: recent.rows, jobs: jobs.rows };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `HR Manager Dashboard · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}
