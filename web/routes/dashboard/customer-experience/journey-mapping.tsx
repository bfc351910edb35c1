import { roleCovers } from "#contract/core/access.ts";
import { JourneyPage } from "#web/experience/figures/journey-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { figuresQuery } from "../../figures-query.ts";
import type { Route } from "./+types/journey-mapping.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { period, query } = figuresQuery(args.url);
  const { figures } = args.context.get(apiContext).experience;
  return {
    period,
    figures: await figures.journey({ query }),
    slug: user.workspace?.slug ?? "",
    opensApplications: roleCovers(user.workspace?.roles ?? [], "onboarding"),
  };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Journey Mapping · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Tab({ loaderData }: Route.ComponentProps) {
  return <JourneyPage {...loaderData} />;
}
