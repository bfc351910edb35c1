import { publicPages } from "#contract/site/pages.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { familyHandle } from "#web/site/landing/entrance.ts";
import { RecruitmentLanding } from "#web/site/landing/recruitment/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/recruitment-specialist-agent.ts";

export const handle = familyHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, publicPages["recruitment-specialist-agent"], {
    above: [publicPages.agents],
    hidden: opensDialog(location.search),
  });

export default RecruitmentLanding;
