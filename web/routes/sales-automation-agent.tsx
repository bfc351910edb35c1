import { agentsPage } from "#contract/site/pages/agents.ts";
import { salesAutomationAgentPage } from "#contract/site/pages/sales-automation-agent.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { familyHandle } from "#web/site/landing/entrance.ts";
import { SalesLanding } from "#web/site/landing/sales/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/sales-automation-agent.ts";

export const handle = familyHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, salesAutomationAgentPage, {
    above: [agentsPage],
    hidden: opensDialog(location.search),
  });

export default SalesLanding;
