import type { User } from "#contract/accounts/accounts.ts";

/** A paying SACCO as its owner sees it; tests override what they are about. */
export const workspace: NonNullable<User["workspace"]> = {
  slug: "umoja",
  name: "Umoja SACCO",
  roles: ["owner"],
  trialEndsAt: null,
  trialDaysLeft: null,
  isProvider: false,
  abilities: { change: true, rename: true, invite: true, inviteRefusal: null },
};
