import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { AddApplicationPage } from "#web/recruitment/applications/hr/add/add-page.tsx";
import type { Route } from "./+types/add-application.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { hr, referrals } = args.context.get(apiContext);
  const { searchParams } = args.url;
  const id = searchParams.get("candidate");
  const [jobs, candidate] = await Promise.all([
    referrals.jobs(),
    id ? hr.candidates.get({ params: { id } }) : null,
  ]);
  return { jobs, candidate, jobId: searchParams.get("job") ?? "" };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Add a candidate · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function AddApplication({ loaderData }: Route.ComponentProps) {
  return <AddApplicationPage {...loaderData} />;
}
