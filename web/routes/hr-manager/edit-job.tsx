import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { EditJobPage } from "#web/recruitment/jobs/hr/edit-job-page.tsx";
import { milestoneSetsQuery } from "#web/recruitment/jobs/hr/queries.ts";
import type { Route } from "./+types/edit-job.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const api = args.context.get(apiContext);
  const client = createQueryClient();
  const [job] = await Promise.all([
    api.hr.jobs.get({ params: { id: args.params.id } }),
    client.fetchQuery(milestoneSetsQuery(api)),
  ]);
  return { job, queries: dehydrate(client) };
}

/** The form goes on from what it was opened with, until it is saved. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `Edit ${loaderData?.job.title} · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function EditJob({ loaderData }: Route.ComponentProps) {
  const { job, queries } = loaderData;
  return (
    <HydrationBoundary state={queries}>
      <EditJobPage key={job.id} job={job} />
    </HydrationBoundary>
  );
}
