import { roleCovers } from "#contract/core/access.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { AnalyticsPage } from "#web/workspace/analytics/analytics-page.tsx";
import { periodOf, readRange } from "#web/workspace/analytics/range.ts";
import { isProviderStaff } from "#web/workspace/shell/modules.ts";
import type { Route } from "./+types/analytics.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const { analytics, hr } = args.context.get(apiContext);
  const days = readRange(args.url.searchParams);
  const query = periodOf(days, new Date());
  const recruits = roleCovers(user.workspace?.roles ?? [], "hr");
  const [report, now, pages] = await Promise.all([
    recruits ? analytics.recruitment({ query }) : null,
    recruits ? hr.dashboard.stats() : null,
    isProviderStaff(user) ? analytics.pages({ query }) : null,
  ]);
  return { days, ...query, recruitment: report && now && { report, now }, pages };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Analytics · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Analytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />;
}
