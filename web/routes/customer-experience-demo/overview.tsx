import { OverviewPage } from "#web/experience/figures/overview-page.tsx";
import { apiContext } from "#web/lib/context.ts";
import { askedStep, figuresQuery } from "../figures-query.ts";
import type { Route } from "./+types/overview.ts";
import { demoMeta, orSample } from "./demo.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { period, query } = figuresQuery(url);
  const { demo } = context.get(apiContext).experience;
  return { period, figures: await orSample(demo.overview({ query: { ...query, ...askedStep(url) } })) };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  demoMeta("Customer experience", matches[0].loaderData);

export default function Tab({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />;
}
