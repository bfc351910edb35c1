import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { periodOf } from "#web/lib/period.ts";
import { AnalyticsPage } from "#web/recruitment/reports/analytics/analytics-page.tsx";
import type { Route } from "./+types/analytics.ts";

/** Hiring takes weeks. */
const defaultDays = 90;

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const api = args.context.get(apiContext);
  const period = periodOf(args.url.searchParams, new Date(), defaultDays);
  const query = { from: period.from, to: period.to };
  const [report, path, figures] = await Promise.all([
    api.analytics.recruitment({ query }),
    api.hr.analytics.funnel({ query }),
    api.hr.analytics.figures({ query }),
  ]);
  return { report, path, figures, period };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Analytics · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Analytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />;
}
