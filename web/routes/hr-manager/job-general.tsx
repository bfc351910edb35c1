import { generalMatchList } from "#contract/recruitment/general-applications.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { readList } from "#web/lib/list-state.ts";
import { JobGeneralPage } from "#web/recruitment/general-applications/hr/job-general-page.tsx";
import type { Route } from "./+types/job-general.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { hr, general } = args.context.get(apiContext);
  const { page } = readList(generalMatchList, args.url.searchParams);
  const { id } = args.params;
  const [job, found] = await Promise.all([
    hr.jobs.get({ params: { id } }),
    general.matching({ params: { id }, query: { page, pageSize: generalMatchList.pageSize } }),
  ]);
  return { job, found, page };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData ? `General applicants for ${loaderData.job.title}` : "General applicants"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function JobGeneral({ loaderData }: Route.ComponentProps) {
  return <JobGeneralPage {...loaderData} />;
}
