import type { Role } from "#contract/core/access.ts";

/** What each role may do, as people read it. */
export const roleLabels: Record<Role, { label: string; hint: string }> = {
  owner: { label: "Owner", hint: "Everything, and the team" },
  hr: { label: "Recruitment", hint: "Positions, applications and candidates" },
  onboarding: { label: "Member onboarding", hint: "Membership applications and identity checks" },
  experience: { label: "Customer experience", hint: "Feedback and complaints" },
};
