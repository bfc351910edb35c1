import type { PublicPage } from "../page-head.ts";

export const salesAutomationAgentPage = {
  name: "sales-automation-agent",
  path: "/sales-automation-agent",
  title: "Sales Automation AI",
  description:
    "Leads, follow-up and check-off employers in one list for SACCO recruiters, from the field day to the member's first deposit.",
} as const satisfies PublicPage;
