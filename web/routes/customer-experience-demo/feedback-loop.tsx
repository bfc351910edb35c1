import { LoopPage } from "#web/experience/figures/loop-page.tsx";
import { apiContext } from "#web/lib/context.ts";
import { figuresQuery } from "../figures-query.ts";
import type { Route } from "./+types/feedback-loop.ts";
import { demoMeta, orSample } from "./demo.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { period, query } = figuresQuery(url);
  const { demo } = context.get(apiContext).experience;
  return { period, figures: await orSample(demo.loop({ query })) };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => demoMeta("Feedback Loop", matches[0].loaderData);

export default function Tab({ loaderData }: Route.ComponentProps) {
  return <LoopPage {...loaderData} />;
}
