import { agentsPage } from "#contract/site/pages/agents.ts";
import { customerExperienceAgentPage } from "#contract/site/pages/customer-experience-agent.ts";
import { demoPath } from "#web/experience/shell/tabs.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { experienceHandle } from "#web/site/landing/entrance.ts";
import { ExperienceLanding } from "#web/site/landing/experience/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/customer-experience-agent.ts";

export const handle = experienceHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, customerExperienceAgentPage, {
    above: [agentsPage],
    hidden: opensDialog(location.search),
  });

/** See Demo leads to the demo, and whoever has figures of their own on to these. */
export default function CustomerExperienceAgent() {
  return <ExperienceLanding demoTo={demoPath} />;
}
