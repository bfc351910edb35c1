import { publicPages } from "#contract/site/pages.ts";
import { AdviceLanding } from "#web/site/landing/advice/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/financial-advisor-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, publicPages["financial-advisor-agent"], {
    above: [publicPages.agents],
  });

export default AdviceLanding;
