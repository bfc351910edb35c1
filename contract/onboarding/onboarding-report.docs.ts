import { periodFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { onboardingReport } from "./onboarding-report.ts";

const { now, weeks } = onboardingReport.shape;

const counts: Fields<typeof now> = {
  registered: ["People who came into the register.", 41],
  admitted: ["Members who were admitted.", 28],
  verified: ["Identities that were verified.", 30],
  rejected: ["Applications that were rejected.", 2],
  paidIn: ["What members paid in, in whole shillings.", 1_284_500],
};

export const onboardingReportDocs = [
  describeSchema(onboardingReport, "OnboardingReport", "What onboarding did in a period.", {
    ...periodFields,
    now: ["Of the period."],
    past: ["Of as many days just before."],
    weeks: ["Week by week, oldest first."],
  }),
  describeSchema(now, "OnboardingCounts", "What was counted in some days.", counts),
  describeSchema(weeks.element, "OnboardingWeek", "A week, or what of it lies in the period.", {
    monday: ["Its Monday.", "2026-11-16"],
    registered: counts.registered,
    admitted: counts.admitted,
    paidIn: counts.paidIn,
  }),
];
