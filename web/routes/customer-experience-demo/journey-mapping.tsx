import { JourneyPage } from "#web/experience/figures/journey-page.tsx";
import { apiContext } from "#web/lib/context.ts";
import { figuresQuery } from "../figures-query.ts";
import type { Route } from "./+types/journey-mapping.ts";
import { demoMeta, orSample } from "./demo.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { period, query } = figuresQuery(url);
  const { demo } = context.get(apiContext).experience;
  return { period, figures: await orSample(demo.journey({ query })) };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => demoMeta("Journey Mapping", matches[0].loaderData);

export default function Tab({ loaderData }: Route.ComponentProps) {
  return <JourneyPage {...loaderData} />;
}
