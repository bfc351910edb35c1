import type { ApplicationStatus } from "#contract/recruitment/applications.ts";

/** A rejection before the interview, or after it. */
export type Outcome = Exclude<ApplicationStatus, "rejected" | "withdrawn"> | "rejectedEarly" | "rejectedLate";

export const outcomes = [
  "submitted",
  "screening",
  "interview",
  "assessment",
  "final_review",
  "accepted",
  "rejectedEarly",
  "rejectedLate",
] as const satisfies readonly Outcome[];

export interface HiringPlan {
  jobKey: string;
  /** Applications received on the last seven days (days 0-6 before the seed's day). */
  thisWeek: number;
  /** Applications received in the seven days before those. */
  lastWeek: number;
  /** How many applications have which status; their sum is the number of applications to the job. */
  counts: Record<Outcome, number>;
}

/**
 * Job, this week, last week, then how many are: submitted, screening, interview, assessment, final review,
 * accepted, rejected before the interview, rejected after it.
 *
 * Umoja's columns add up to the sample figures of the specification (001, section 9): 247 applications;
 * 76 submitted, 42 screening, 15 interview, 13 assessment, 8 final review, 3 accepted, 90 rejected. 89 passed
 * screening: 15 + 13 + 8 + 3 and 50 of the rejected. 28 came this week and 25 last week: +12%.
 * Jirani: 40 applications.
 */
const table = `
umoja-loan-officer-nakuru            3 1   6 3 2 1 1 0 3 4
umoja-credit-analyst                 2 2   5 3 1 1 1 0 2 2
umoja-debt-recovery-officer-thika    1 1   4 2 1 1 0 0 2 2
umoja-graduate-trainee-credit        0 0   0 0 0 0 0 1 5 8
umoja-senior-accountant              2 2   5 3 1 1 1 0 2 3
umoja-internal-auditor               1 1   4 2 1 0 1 0 1 2
umoja-accounts-assistant-mombasa     0 0   0 0 0 0 0 1 4 8
umoja-fosa-teller-kisumu             2 1   6 4 2 1 0 1 3 3
umoja-weekend-teller-thika           2 3   5 3 1 0 0 0 1 1
umoja-branch-manager-eldoret         1 1   3 2 1 1 1 0 2 2
umoja-member-relations-officer-mombasa 1 1 5 3 1 1 0 0 2 2
umoja-records-clerk                  1 1   4 2 0 1 0 0 1 1
umoja-driver                         2 2   4 2 0 0 0 0 0 0
umoja-software-developer             1 1   4 3 1 2 1 0 2 2
umoja-digital-channels-officer       2 1   4 2 1 1 0 0 1 1
umoja-ict-support-intern             2 2   4 2 0 0 0 0 1 1
umoja-hr-officer                     0 0   0 0 1 1 1 0 3 4
umoja-legal-officer                  1 1   3 1 1 0 1 0 1 1
umoja-compliance-risk-officer        1 0   3 2 0 0 0 0 1 2
umoja-digital-marketing-officer      1 1   3 2 0 1 0 0 3 1
umoja-field-sales-nyeri              2 3   4 1 0 0 0 0 0 0
jirani-micro-credit-officer          1 1   2 1 1 1 0 0 1 1
jirani-teller-tala                   1 1   2 2 1 0 0 0 1 1
jirani-accountant                    0 1   1 1 1 0 1 0 0 1
jirani-ict-officer                   1 0   2 1 0 1 0 0 1 0
jirani-field-agent-kitui             1 1   2 1 1 0 0 0 1 0
jirani-customer-care-wote            1 1   2 1 0 0 0 0 0 0
jirani-legal-assistant               0 0   0 1 1 0 0 0 0 0
jirani-hr-admin-officer              0 1   1 1 0 0 0 0 1 0
jirani-credit-intern                 0 0   0 0 0 0 0 1 1 1`;

export const hiringPlans: readonly HiringPlan[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [jobKey = "", thisWeek, lastWeek, ...counts] = line.split(/\s+/);
    return {
      jobKey,
      thisWeek: Number(thisWeek),
      lastWeek: Number(lastWeek),
      counts: Object.fromEntries(
        outcomes.map((outcome, index) => [outcome, Number(counts[index])]),
      ) as Record<Outcome, number>,
    };
  });

/** Days from application to acceptance and days since then, by job: 18 days on average for Umoja. */
export const hires: Record<string, { daysToHire: number; decidedDaysAgo: number }> = {
  "umoja-graduate-trainee-credit": { daysToHire: 18, decidedDaysAgo: 23 },
  "umoja-accounts-assistant-mombasa": { daysToHire: 16, decidedDaysAgo: 21 },
  "umoja-fosa-teller-kisumu": { daysToHire: 20, decidedDaysAgo: 20 },
  "jirani-credit-intern": { daysToHire: 15, decidedDaysAgo: 19 },
};

/** What the job seeker of the demo account has applied for: four applications in four statuses. */
export const demoCandidateOutcomes: Record<string, Outcome> = {
  "umoja-loan-officer-nakuru": "interview",
  "umoja-credit-analyst": "submitted",
  "umoja-graduate-trainee-credit": "rejectedLate",
  "jirani-micro-credit-officer": "assessment",
};
