import type { PublicPage } from "../page-head.ts";

export const memberOnboardingAgentPage = {
  name: "member-onboarding-agent",
  path: "/member-onboarding-agent",
  title: "Member Onboarding AI",
  description:
    "Member registration for Kenyan SACCOs: five-step form, ID and KRA PIN reading, registry check and face match on your own server.",
} as const satisfies PublicPage;
