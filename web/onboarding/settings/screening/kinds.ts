import type { ScreeningList } from "#contract/onboarding/screening.ts";

/** How staff read what a list is. */
export const kindLabels: Record<ScreeningList["kind"], string> = {
  screening: "Screening: people whom others name",
  blocklist: "Blocklist: people whom we do not take in",
};
