import { pageMeta } from "#web/site/contact/page-meta.ts";
import { SalesLanding } from "#web/site/landing/sales/page.tsx";
import type { Route } from "./+types/sales-automation-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/sales-automation-agent",
    title: "Sales Automation AI",
    description:
      "Leads, follow-up and check-off employers in one list for SACCO recruiters, from the field day to the member's first deposit.",
  });

export default SalesLanding;
