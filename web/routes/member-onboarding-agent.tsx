import { pageMeta } from "#web/site/contact/page-meta.ts";
import { OnboardingLanding } from "#web/site/landing/onboarding/page.tsx";
import type { Route } from "./+types/member-onboarding-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/member-onboarding-agent",
    title: "Member Onboarding AI",
    description:
      "Member registration for Kenyan SACCOs: five-step form, ID and KRA PIN reading, registry check and face match on your own server.",
  });

export default OnboardingLanding;
