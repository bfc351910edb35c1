import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { periodQuery, reportPeriod } from "../core/period.ts";

const count = z.int();

/** What was counted in some days. */
const onboardingCounts = z.object({
  /** People who came into the register: by an application, at the counter or by an import. */
  registered: count,
  /** Members who were admitted: complete, with the fee and the first shares paid. */
  admitted: count,
  /** Identities that were verified, and applications that were rejected. */
  verified: count,
  rejected: count,
  /** What members paid in, of every kind, in whole shillings. */
  paidIn: count,
});

/** What onboarding did in a period, beside as many days before. */
export const onboardingReport = z.object({
  ...reportPeriod.shape,
  now: onboardingCounts,
  past: onboardingCounts,
  /** Every week that the period touches, by its Monday, oldest first; 0 where nothing came. */
  weeks: z.array(
    z.object({
      monday: z.iso.date(),
      ...onboardingCounts.pick({ registered: true, admitted: true, paidIn: true }).shape,
    }),
  ),
});
export type OnboardingReport = z.infer<typeof onboardingReport>;

export const onboardingReportCalls = {
  onboarding: defineCall({
    method: "GET",
    path: "/api/analytics/onboarding",
    summary: "New members of a period: who came, who was admitted, what the checks decided, what was paid in",
    access: { role: "onboarding" },
    scope: "reports:read",
    query: periodQuery,
    answer: onboardingReport,
  }),
};
