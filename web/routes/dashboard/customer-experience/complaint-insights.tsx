import { ComplaintsPage } from "#web/experience/figures/complaints-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { figuresQuery } from "../../figures-query.ts";
import type { Route } from "./+types/complaint-insights.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  const { period, query } = figuresQuery(args.url);
  const { figures } = args.context.get(apiContext).experience;
  return { period, figures: await figures.complaints({ query }) };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Complaint Insights · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Tab({ loaderData }: Route.ComponentProps) {
  return <ComplaintsPage {...loaderData} />;
}
