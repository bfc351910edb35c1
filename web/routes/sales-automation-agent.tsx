import { publicPages } from "#contract/site/pages.ts";
import { SalesLanding } from "#web/site/landing/sales/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/sales-automation-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, publicPages["sales-automation-agent"], {
    above: [publicPages.agents],
  });

export default SalesLanding;
