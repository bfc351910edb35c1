import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { DashboardPage } from "#web/recruitment/candidates/portal/dashboard-page.tsx";
import { dashboardMessages } from "#web/recruitment/candidates/portal/portal.messages.ts";
import type { Route } from "./+types/jobs-dashboard.ts";

/** Applications that the dashboard shows. */
const shown = 3;

export async function loader(page: Route.LoaderArgs) {
  const user = await requireUser(page, { candidate: true });
  const api = page.context.get(apiContext);
  const [recent, statistics, jobs, recommended, drafts] = await Promise.all([
    optional(api.applications.mine({ query: { pageSize: shown } })),
    optional(api.applications.statistics()),
    optional(api.jobs.list({ query: { pageSize: 1 } })),
    optional(api.candidate.recommendations()),
    optional(api.candidate.drafts.list()),
  ]);
  return {
    firstName: user.firstName,
    statistics,
    openJobs: jobs?.total ?? null,
    recent: recent?.rows ?? null,
    recommended,
    drafts,
    now: new Date().toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  return [{ title: `${inOneOf(dashboardMessages, language).dashboard} · ${settings?.brand.product}` }];
};

export default function JobsDashboard({ loaderData: { now, ...page } }: Route.ComponentProps) {
  return <DashboardPage {...page} now={new Date(now)} />;
}
