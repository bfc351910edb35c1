import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { AnalyticsPage } from "#web/recruitment/reports/analytics/analytics-page.tsx";
import { firstDay, periodOf } from "#web/recruitment/reports/analytics/period.ts";
import type { Route } from "./+types/analytics.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const api = args.context.get(apiContext);
  const days = periodOf(args.url.searchParams);
  const query = { from: firstDay(days, new Date()) };
  const [report, path] = await Promise.all([
    api.analytics.recruitment({ query }),
    api.hr.analytics.funnel({ query }),
  ]);
  return { report, path, days };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Analytics · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Analytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />;
}
