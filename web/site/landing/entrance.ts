import type { PageHandle } from "#web/site/shell.ts";

/** Agents of the recruitment family: whoever signs up chooses a password at once. */
export const familyHandle: PageHandle = {
  agent: { page: "recruitment", dialog: "signup", action: "Start Free Trial" },
};

/** The Customer Experience agent, where the sign-in page sends whoever has no account yet. */
export const experienceHandle: PageHandle = {
  agent: { page: "recruitment", dialog: "signup", action: "Get Started" },
};

/** The Member Onboarding agent: a mail brings the link that sets the password. */
export const onboardingHandle: PageHandle = {
  agent: { page: "onboarding", dialog: "request", action: "Start Free Trial" },
};
