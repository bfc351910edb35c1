import { publicPages } from "#contract/site/pages.ts";
import { MarketingLanding } from "#web/site/landing/marketing/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/digital-marketing-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, publicPages["digital-marketing-agent"], {
    above: [publicPages.agents],
  });

export default MarketingLanding;
