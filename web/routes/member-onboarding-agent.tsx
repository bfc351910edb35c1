import { useSearchParams } from "react-router";
import { agentsPage } from "#contract/site/pages/agents.ts";
import { memberOnboardingAgentPage } from "#contract/site/pages/member-onboarding-agent.ts";
import { DeskButton } from "#web/onboarding/desk/dialog/desk-button.tsx";
import { registrationPath } from "#web/site/join/paths.ts";
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
  const [search] = useSearchParams();
  const { user, settings } = matches[0].loaderData;
  return (
    <OnboardingLanding
      registerTo={registrationPath(search, { user, demo: settings.demo })}
      desk={<DeskButton user={user} />}
    />
  );
}
