import type { User } from "#contract/accounts/accounts.ts";

/** The page of the first steps, which takes all their forms. */
export const firstStepsPath = "/dashboard/first-steps";

type Workspace = NonNullable<User["workspace"]>;

/** Whether the first steps are this person's: an owner's, of an organisation on a trial that can still change. */
export const mayBegin = ({ roles, trialEndsAt, abilities }: Workspace): boolean =>
  roles.includes("owner") && trialEndsAt !== null && abilities.change;
