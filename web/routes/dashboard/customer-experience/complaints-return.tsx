import { lastQuarters } from "#web/experience/complaints/desk/quarters.ts";
import { ReturnPage } from "#web/experience/complaints/desk/return-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import type { Route } from "./+types/complaints-return.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  const quarters = lastQuarters(new Date());
  const quarter = quarters.find((one) => one === args.url.searchParams.get("quarter"));
  const { complaints } = args.context.get(apiContext).experience;
  return { report: await complaints.return({ query: { quarter } }), quarters };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Complaints return · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ComplaintsReturn({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />;
}
