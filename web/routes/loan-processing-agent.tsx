import { agentsPage } from "#contract/site/pages/agents.ts";
import { loanProcessingAgentPage } from "#contract/site/pages/loan-processing-agent.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { familyHandle } from "#web/site/landing/entrance.ts";
import { LoanLanding } from "#web/site/landing/loans/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/loan-processing-agent.ts";

export const handle = familyHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, loanProcessingAgentPage, {
    above: [agentsPage],
    hidden: opensDialog(location.search),
  });

export default LoanLanding;
