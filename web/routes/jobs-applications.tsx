import { maxPageSize } from "#contract/core/paging.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ApplicationsPage } from "#web/recruitment/portal/applications-page.tsx";
import type { Route } from "./+types/jobs-applications.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const { rows } = await page.context.get(apiContext).applications.mine({ query: { pageSize: maxPageSize } });
  return { loaded: rows, pageSize: maxPageSize, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `My Applications · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function JobsApplications({ loaderData: { now, ...page } }: Route.ComponentProps) {
  return <ApplicationsPage {...page} now={new Date(now)} />;
}
