import { useSearchParams } from "react-router";
import { agentsPage } from "#contract/site/pages/agents.ts";
import { memberOnboardingAgentPage } from "#contract/site/pages/member-onboarding-agent.ts";
import { apiContext } from "#web/lib/context.ts";
import { DeskButton } from "#web/onboarding/desk/dialog/desk-button.tsx";
import { MemberLoginButton } from "#web/onboarding/membership/login/member-login-button.tsx";
import { saccosToAsk } from "#web/onboarding/membership/login/queries.ts";
import { registrationPath } from "#web/site/join/paths.ts";
import { onboardingHandle } from "#web/site/landing/entrance.ts";
import { OnboardingLanding } from "#web/site/landing/onboarding/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/member-onboarding-agent.ts";

export const handle = onboardingHandle;

/** The dialog of the members asks which SACCO is theirs; the page below it needs no list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { saccos: url.searchParams.has("member") ? await saccosToAsk(url, context.get(apiContext)) : [] };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, memberOnboardingAgentPage, {
    above: [agentsPage],
  });

/** Staff open the dashboard here; who is not signed in signs in first. */
export default function MemberOnboardingAgent({ loaderData, matches }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { user, settings } = matches[0].loaderData;
  return (
    <OnboardingLanding
      registerTo={registrationPath(search, { user, demo: settings.demo })}
      memberLogin={<MemberLoginButton saccos={loaderData.saccos} signedIn={user !== null} />}
      desk={<DeskButton user={user} />}
    />
  );
}
