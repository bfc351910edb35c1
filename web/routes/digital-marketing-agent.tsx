import { pageMeta } from "#web/site/contact/page-meta.ts";
import { MarketingLanding } from "#web/site/landing/marketing/page.tsx";
import type { Route } from "./+types/digital-marketing-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/digital-marketing-agent",
    title: "Digital Marketing AI",
    description:
      "Campaigns for SACCO members in English and Kiswahili, planned around pay day, school terms and the AGM, sent only with consent.",
  });

export default MarketingLanding;
