import { CampaignTable } from "#web/experience/campaigns/campaign-table.tsx";
import { EngagementStats } from "#web/experience/campaigns/engagement-figures.tsx";
import { apiContext } from "#web/lib/context.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/engagement.ts";
import { demoMeta, orSample } from "./demo.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return await orSample(context.get(apiContext).experience.campaigns.demo());
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => demoMeta("Engagement Hub", matches[0].loaderData);

export default function Tab({ loaderData: { figures, campaigns } }: Route.ComponentProps) {
  return (
    <div className="space-y-5 sm:space-y-6">
      <h2 className="sr-only">Engagement Hub</h2>
      <EngagementStats figures={figures} />
      <CampaignTable
        campaigns={campaigns}
        linked={false}
        empty={<EmptyState title="No campaigns yet">The demo has sent none.</EmptyState>}
      />
    </div>
  );
}
