/** Minutes since each agent of the directory was last at work, before the demo's day began. */
export const agentIdleMinutes: Readonly<Record<string, number>> = {
  "Member Onboarding AI": 14,
  "Customer Experience AI": 3,
  "Recruitment Specialist AI": 41,
  "Loan Processing AI": 9,
  "Financial Advisor AI": 67,
  "Digital Marketing AI": 190,
  "Sales Automation AI": 26,
  // Announced, and last run in a trial.
  "Credit Recovery AI": 6 * 24 * 60,
  "Check-off Reconciliation AI": 3 * 24 * 60,
  "Treasury and Liquidity AI": 11 * 24 * 60,
  "ICT Service Desk AI": 19 * 24 * 60,
  "Board and AGM Reporting AI": 33 * 24 * 60,
};
