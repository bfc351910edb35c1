import type { User } from "#contract/accounts/accounts.ts";
import { formatCount } from "#web/lib/format.ts";

type Workspace = NonNullable<User["workspace"]>;

/** What staff should know of the trial. */
export interface TrialNote {
  ended: boolean;
  text: string;
}

/** How long the trial still lasts, or that it is over; null once the organisation pays. */
export function trialNote(
  { trialEndsAt, trialDaysLeft }: Pick<Workspace, "trialEndsAt" | "trialDaysLeft">,
  now: Date,
): TrialNote | null {
  if (trialEndsAt === null || trialDaysLeft === null) return null;
  if (Date.parse(trialEndsAt) < now.getTime()) return { ended: true, text: "Trial ended: read-only" };
  if (trialDaysLeft === 0) return { ended: false, text: "Trial ends today" };
  return { ended: false, text: `Trial: ${formatCount(trialDaysLeft, "day")} left` };
}
