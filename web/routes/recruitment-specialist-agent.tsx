import { pageMeta } from "#web/site/contact/page-meta.ts";
import { RecruitmentLanding } from "#web/site/landing/recruitment/page.tsx";
import type { Route } from "./+types/recruitment-specialist-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/recruitment-specialist-agent",
    title: "Recruitment Specialist AI",
    description:
      "Job adverts, CV reading and shortlists with reasons for Kenyan SACCOs. The agent ranks candidates fairly and explains each score; your panel decides.",
  });

export default RecruitmentLanding;
