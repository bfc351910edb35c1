import { pageMeta } from "#web/site/contact/page-meta.ts";
import { ExperienceLanding } from "#web/site/landing/experience/page.tsx";
import type { Route } from "./+types/customer-experience-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/customer-experience-agent",
    title: "Customer Experience AI",
    description:
      "CSAT, NPS and complaints for Kenyan SACCOs: hear members on every channel, keep SASRA's deadlines and close the loop.",
  });

export default ExperienceLanding;
