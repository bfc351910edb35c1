import type { TrialState } from "#contract/accounts/trial-ends.ts";
import { endOfDay } from "#server/platform/clock.ts";
import { trialEnded } from "#server/platform/http/access.ts";

/** Last moment of a trial that ends with a day in Nairobi; the day after it, the workspace is read-only. */
export const lastMomentOf = (day: string): Date => new Date(endOfDay(day).getTime() - 1);

/** How far a trial is. */
export function trialStateOf(trial: { trialEndsAt: Date | null }, now: Date): TrialState {
  if (trial.trialEndsAt === null) return "no_end";
  return trialEnded(trial, now) ? "over" : "on_trial";
}
