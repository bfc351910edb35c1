import { agentsPage } from "#contract/site/pages/agents.ts";
import { digitalMarketingAgentPage } from "#contract/site/pages/digital-marketing-agent.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { familyHandle } from "#web/site/landing/entrance.ts";
import { MarketingLanding } from "#web/site/landing/marketing/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/digital-marketing-agent.ts";

export const handle = familyHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, digitalMarketingAgentPage, {
    above: [agentsPage],
    hidden: opensDialog(location.search),
  });

export default MarketingLanding;
