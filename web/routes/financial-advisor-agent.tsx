import { agentsPage } from "#contract/site/pages/agents.ts";
import { financialAdvisorAgentPage } from "#contract/site/pages/financial-advisor-agent.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { AdviceLanding } from "#web/site/landing/advice/page.tsx";
import { familyHandle } from "#web/site/landing/entrance.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/financial-advisor-agent.ts";

export const handle = familyHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, financialAdvisorAgentPage, {
    above: [agentsPage],
    hidden: opensDialog(location.search),
  });

export default AdviceLanding;
