import type { User } from "#contract/accounts/accounts.ts";

/** A paying SACCO as its owner sees it; tests override what they are about. */
export const workspace: NonNullable<User["workspace"]> = {
  slug: "umoja",
  name: "Umoja SACCO",
  roles: ["owner"],
  trialEndsAt: null,
  trialDaysLeft: null,
  twoFactorDueAt: null,
  twoFactorOverdue: false,
  isProvider: false,
  holdsSample: false,
  modulesOff: [],
  abilities: { change: true, rename: true, invite: true, inviteRefusal: null },
};

/** Somebody who is signed in, as a job seeker alone; tests override what they are about. */
export const jobSeeker: User = {
  id: "5a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  email: "wanjiku@umoja.example",
  emailVerified: true,
  fullName: "Wanjiku Mwangi",
  firstName: "Wanjiku",
  lastName: "Mwangi",
  phone: null,
  language: null,
  isCandidate: true,
  organization: null,
  workspace: null,
};
