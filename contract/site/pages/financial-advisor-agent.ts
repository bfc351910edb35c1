import type { PublicPage } from "../page-head.ts";

export const financialAdvisorAgentPage = {
  name: "financial-advisor-agent",
  path: "/financial-advisor-agent",
  title: "Financial Advisor AI",
  description:
    "Savings goals, loan comparison and repayment schedules for SACCO members, worked out with your own products and rates.",
} as const satisfies PublicPage;
