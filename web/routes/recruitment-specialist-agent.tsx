import { publicPages } from "#contract/site/pages.ts";
import { RecruitmentLanding } from "#web/site/landing/recruitment/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/recruitment-specialist-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, publicPages["recruitment-specialist-agent"], {
    above: [publicPages.agents],
  });

export default RecruitmentLanding;
