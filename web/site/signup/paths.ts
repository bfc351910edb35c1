import type { TrialPage } from "#contract/accounts/accounts.ts";

/** The page that signs up without scripts; the page a visitor comes from decides how long the trial is. */
export const signUpPath = (page: TrialPage): string => `/signup?page=${page}`;
