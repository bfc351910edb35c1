import { agentsPage } from "#contract/site/pages/agents.ts";
import { memberOnboardingAgentPage } from "#contract/site/pages/member-onboarding-agent.ts";
import { DeskButton } from "#web/onboarding/desk/dialog/desk-button.tsx";
import { onboardingHandle } from "#web/site/landing/entrance.ts";
import { OnboardingLanding } from "#web/site/landing/onboarding/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/member-onboarding-agent.ts";

export const handle = onboardingHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, memberOnboardingAgentPage, {
    above: [agentsPage],
  });

/** Staff open the dashboard here; who is not signed in signs in first. */
export default function MemberOnboardingAgent({ matches }: Route.ComponentProps) {
  return <OnboardingLanding desk={<DeskButton user={matches[0].loaderData.user} />} />;
}
