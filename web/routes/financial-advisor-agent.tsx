import { pageMeta } from "#web/site/contact/page-meta.ts";
import { AdviceLanding } from "#web/site/landing/advice/page.tsx";
import type { Route } from "./+types/financial-advisor-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/financial-advisor-agent",
    title: "Financial Advisor AI",
    description:
      "Savings goals, loan comparison and repayment schedules for SACCO members, worked out with your own products and rates.",
  });

export default AdviceLanding;
