import { publicPages } from "#contract/site/pages.ts";
import { ExperienceLanding } from "#web/site/landing/experience/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/customer-experience-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, publicPages["customer-experience-agent"], {
    above: [publicPages.agents],
  });

export default ExperienceLanding;
