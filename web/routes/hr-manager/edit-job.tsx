import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { EditJobPage } from "#web/recruitment/jobs/hr/edit-job-page.tsx";
import type { Route } from "./+types/edit-job.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  return { job: await args.context.get(apiContext).hr.jobs.get({ params: { id: args.params.id } }) };
}

/** The form goes on from what it was opened with, until it is saved. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `Edit ${loaderData?.job.title} · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function EditJob({ loaderData }: Route.ComponentProps) {
  return <EditJobPage key={loaderData.job.id} job={loaderData.job} />;
}
