import { type Role, roleCovers } from "#contract/core/access.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { periodOf } from "#web/lib/period.ts";
import { AnalyticsPage } from "#web/workspace/analytics/analytics-page.tsx";
import { isProviderStaff } from "#web/workspace/shell/modules.ts";
import type { Route } from "./+types/analytics.ts";

/** The days that the page is about when its address states none. */
const defaultDays = 30;

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const { analytics, experience, hr } = args.context.get(apiContext);
  const period = periodOf(args.url.searchParams, new Date(), defaultDays);
  const query = { from: period.from, to: period.to };
  const may = (role: Role) => roleCovers(user.workspace?.roles ?? [], role);
  const [report, now, onboarding, members, pages] = await Promise.all([
    may("hr") ? optional(analytics.recruitment({ query })) : undefined,
    may("hr") ? optional(hr.dashboard.stats()) : undefined,
    may("onboarding") ? optional(analytics.onboarding({ query })) : undefined,
    may("experience") ? optional(experience.figures.overview({ query })) : undefined,
    isProviderStaff(user) ? optional(analytics.pages({ query })) : undefined,
  ]);
  const recruitment = report && now ? { report, now } : may("hr") ? null : undefined;
  return { period, recruitment, onboarding, experience: members, pages };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Analytics · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Analytics({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />;
}
