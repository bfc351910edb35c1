import { Outlet } from "react-router";
import { jobList } from "#contract/recruitment/hr-jobs.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { JobsPage } from "#web/recruitment/jobs/hr/jobs-page.tsx";
import type { Route } from "./+types/jobs.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { hr } = args.context.get(apiContext);
  const state = readList(jobList, args.url.searchParams);
  const [found, drafts] = await Promise.all([
    hr.jobs.list({ query: listQuery(jobList, state) }),
    hr.jobs.drafts.list(),
  ]);
  return { found, drafts, state };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Jobs · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <JobsPage {...loaderData} />
      <Outlet />
    </>
  );
}
