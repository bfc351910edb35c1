import { ChannelsPage } from "#web/experience/figures/channels-page.tsx";
import { apiContext } from "#web/lib/context.ts";
import { figuresQuery } from "../figures-query.ts";
import type { Route } from "./+types/channel-tracker.ts";
import { demoMeta, orSample } from "./demo.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { period, query } = figuresQuery(url);
  const { demo } = context.get(apiContext).experience;
  return { period, figures: await orSample(demo.channels({ query })) };
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => demoMeta("Channel Tracker", matches[0].loaderData);

export default function Tab({ loaderData }: Route.ComponentProps) {
  return <ChannelsPage {...loaderData} />;
}
