import { complaintList } from "#contract/experience/complaints.ts";
import { ComplaintsPage } from "#web/experience/complaints/desk/complaints-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/complaints.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  const { complaints } = args.context.get(apiContext).experience;
  const state = readList(complaintList, args.url.searchParams);
  const [found, toDo, colleagues] = await Promise.all([
    complaints.list({ query: listQuery(complaintList, state) }),
    optional(complaints.list({ query: { view: "to_do", pageSize: 1 } })),
    complaints.colleagues(),
  ]);
  return { found, state, toDo: toDo?.total ?? null, colleagues };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Complaints · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Complaints({ loaderData }: Route.ComponentProps) {
  return <ComplaintsPage {...loaderData} />;
}
