import { agentsPage } from "#contract/site/pages/agents.ts";
import { recruitmentSpecialistAgentPage } from "#contract/site/pages/recruitment-specialist-agent.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { familyHandle } from "#web/site/landing/entrance.ts";
import { RecruitmentLanding } from "#web/site/landing/recruitment/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/recruitment-specialist-agent.ts";

export const handle = familyHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, recruitmentSpecialistAgentPage, {
    above: [agentsPage],
    hidden: opensDialog(location.search),
  });

export default RecruitmentLanding;
